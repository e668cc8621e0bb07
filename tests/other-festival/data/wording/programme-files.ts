export interface CalendarLinksWording {
  readonly download: string;
  readonly subscribe: string;
  readonly whole: string;
  readonly set: string;
  readonly short: string;
}

const links: CalendarLinksWording = {
  download: 'Note down #',
  subscribe: 'Follow #',
  whole: 'all of it',
  set: 'it',
  short: 'Note',
};

export const programmeFiles = {
  about: 'What there is on the island. The ferry decides.',
  maybe: '# (perhaps)',
  cancelled: '# (off)',
  myLineUp: { name: 'What I hear', about: 'What I hear on the island.', empty: 'I hear nothing yet.' },
  links,
  note: 'Some phones look once a day.',
  files: ['There is ', { text: 'a text', to: 'programme.txt' }, ' to copy by hand.'],
};
