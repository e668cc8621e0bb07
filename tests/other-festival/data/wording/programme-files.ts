export interface CalendarLinksWording {
  readonly download: string;
  readonly subscribe: string;
  readonly whole: string;
  readonly set: string;
}

const links: CalendarLinksWording = {
  download: 'Note down #',
  subscribe: 'Follow #',
  whole: 'all of it',
  set: 'it',
};

export const programmeFiles = {
  about: 'What there is on the island. The ferry decides.',
  links,
  note: 'Some phones look once a day.',
};
