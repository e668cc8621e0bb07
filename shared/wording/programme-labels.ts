/** The labels of the pages about the programme. */
import type { Edition } from '../model/festival.ts';
import type { ToCome } from '../model/programme-texts.ts';
import { accessWords } from './access-words.ts';
import { fitWords } from './needs-wording.ts';
import { notKnownWords } from './not-known-wording.ts';

export const lineUpLabels = ({ days }: Edition) => ({
  title: 'Line-up',
  filterLabel: 'Show the acts of',
  filters: [{ id: 'all', label: 'ALL' }, ...days.map(({ id, name }) => ({ id, label: name.toUpperCase() }))],
  count: { one: 'act', many: 'acts' },
  find: {
    label: 'Find an act',
    unit: 'acts',
    of: 'of',
    nothing: 'No act has that name. Try another.',
    near: 'No act has that name. Did you mean one of these?',
  },
});

export const artistLabels = (festival: Edition) => ({
  description: `{act} ({genre}) at ${festival.fullName} ${festival.year}: {when}. When and where they play, and what else is on that day.`,
  toCome: '{day}, time and stage to come',
  whenTheyPlay: { text: 'When everyone plays', to: 'programme/schedule' },
  biography: 'Biography',
  discography: 'Discography',
  press: 'Press',
  listen: 'Listen',
  back: 'Back to line-up',
  playing: 'Be there',
  played: 'They played here',
  above: 'Next up the bill',
  below: 'Next down the bill',
  streamingLink: 'Listen on Spotify',
  playerSummary: 'Listen here: loads the player from Spotify',
  playerLink: 'Load the player',
  playerPlace: 'The player appears here.',
});

export const scheduleLabels = {
  title: 'Schedule',
  lead: 'These are the main events of {count}.',
  until: 'until',
  today: 'Today:',
  now: 'Now',
  followedBy: ', then ',
};

export const nowNextLabels = {
  on: 'On now',
  next: 'Up next',
  first: 'First up',
  until: 'until',
  follows: 'Then at',
  elsewhere: 'Next, at',
  dropIn: 'Drop in',
  outdated: {
    heading: 'Out of date',
    text: 'This page has been open too long to know what’s on.',
    link: 'Load it again',
  },
};

export const programmeLabels = {
  title: 'Programme',
  link: { text: 'Everything by day and hour', to: 'programme/programme' },
  kindsLabel: 'Kinds of event',
  form: {
    fold: 'Kind, place and needs',
    label: 'Place and needs',
    place: 'Where',
    everywhere: 'Everywhere',
    children: 'Good for children',
    stepFree: 'Step-free',
    cover: 'Under cover',
    show: 'SHOW THESE',
  },
  unit: 'entries',
  nothing: [
    'Nothing fits all of that. Untick one, or ',
    { text: 'see everything', to: 'programme/programme' },
    '.',
  ],
  filter: {
    label: 'Find a word, as you type',
    of: 'of',
    nothing: 'Nothing here has that word. Try another, or clear the box.',
  },
  daysLabel: 'Days',
  until: 'until',
  asOn: 'As on {day}',
  kindOf: {
    music: 'Music',
    dj: 'DJ',
    talk: 'Talk',
    children: 'Kids & teens',
    walk: 'Walk',
    attraction: 'Between the bands',
  },
  marks: accessWords,
  fit: fitWords,
  notKnown: notKnownWords,
  inside: { term: 'Through the gate', by: 'by' },
};

/** What stands in the place of a list that is empty, because it is not announced yet. */
export const toCome: ToCome = {
  short: 'To be announced',
  lineUp: { title: 'Who plays is to be announced' },
  programme: {
    title: 'What’s on is to be announced',
    text: [
      'Subscribe to the calendar on ',
      { text: 'the schedule', to: 'programme/schedule' },
      ' now, and it fills by itself once the times are out.',
    ],
  },
  day: 'To be announced. Subscribe below, and your calendar fills by itself once the times are out.',
};
