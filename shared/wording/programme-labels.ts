import type { Edition } from '../model/festival.ts';
import type { PictureId } from '../model/pictures.ts';
import type { EventKind } from '../model/programme.ts';
import type { ToCome } from '../model/programme-texts.ts';
import type { Fact, Summary, Text } from '../model/text-blocks.ts';
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
  poster: {
    link: 'See it as a poster',
    back: 'See it as portraits',
    print: 'Print it: one A3 page, inks and all.',
  },
});

export type LineUpPage = ReturnType<typeof lineUpLabels> &
  Summary & { readonly lead: Text; readonly poster: { readonly picture?: PictureId } };

export const artistLabels = (festival: Edition) => ({
  /** For search engines. `{when}` is a day and a time, or says that it is to come. */
  description: `{act} ({genre}) at ${festival.fullName} ${festival.year}: {when}. When and where they play, and what else is on that day.`,
  toCome: '{day}, time and stage to come',
  /** For an act without a profile. */
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

export type ArtistPageWording = ReturnType<typeof artistLabels> & {
  /** For an act without a profile, whose name is `{act}`. The first profile follows. */
  readonly unwritten?: string;
  /** The heading of that profile, and the link to its own page. */
  readonly instead?: Readonly<Record<'heading' | 'link', string>>;
};

export const scheduleLabels = {
  title: 'Schedule',
  lead: 'The main events of each day. The whole programme has {count}.',
  until: 'until',
  today: 'Today:',
  now: 'Now',
};

export type SchedulePageWording = typeof scheduleLabels &
  Summary & {
    readonly hours: readonly Fact[];
    readonly changes: Text;
    /** The link to the lists of everything else. */
    readonly others: Text;
  };

/** What is on, and what comes next: on home and the schedule. */
export const nowNextLabels = {
  on: 'On now',
  next: 'Up next',
  /** Before the first set of the festival. */
  first: 'First up',
  until: 'until',
  follows: 'Then at',
  elsewhere: 'Next, at',
  /** Replaces the place for sets that run for hours. */
  dropIn: 'Drop in',
  /** Shown in a tab that has been open for longer than its sets last. */
  outdated: {
    heading: 'Out of date',
    text: 'This page has been open too long to know what’s on.',
    link: 'Load it again',
  },
};

export type NowNextWords = typeof nowNextLabels & {
  readonly over: { readonly heading: string; readonly text: string };
  /** Replaces the list until the fields close. */
  readonly lastMorning: { readonly heading: string; readonly text: string };
};

export const programmeLabels = {
  title: 'Programme',
  link: { text: 'Everything by day and hour', to: 'programme/programme' },
  form: {
    fold: 'Kind, place and needs',
    label: 'Kind, place and needs',
    kind: 'What',
    place: 'Where',
    everywhere: 'Everywhere',
    children: 'For children',
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
    label: 'Find a word',
    of: 'of',
    nothing: 'Nothing here has that word. Try another, or clear the box.',
  },
  daysLabel: 'Days',
  until: 'until',
  kindOf: {
    music: 'Music',
    dj: 'DJ',
    talk: 'Talk',
    children: 'Kids',
    walk: 'Walk',
    attraction: 'Between the bands',
  },
  marks: accessWords,
  fit: fitWords,
  notKnown: notKnownWords,
  /** For a set after last entry, and what a list that has such sets says after it. */
  inside: { by: 'Through the gate by {at}', of: 'for any set that starts after that.' },
};

export type ProgrammePageWording = typeof programmeLabels &
  Summary & {
    readonly lead: Text;
    /** `all` comes first and is the page itself. */
    readonly kinds: readonly {
      readonly id: 'all' | EventKind;
      readonly label: string;
      /** The texts of the page about the kind, if it has one. */
      readonly lead?: Text;
      readonly picture?: PictureId | undefined;
    }[];
    readonly key: { readonly title: string; readonly text: Text };
  };

/** Texts in place of lists that are empty, because they are not announced yet. */
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
