/** Words that depend only on a festival's facts. Any festival may use them, and replace them by its own. */
import type { Pace } from '../model/measures.ts';
import type { Calendar } from '../model/calendar.ts';
import type { Edition } from '../model/festival.ts';
import { changeWords, changesPageText, factWords } from './changes-wording.ts';
import { notFound, overloaded, unexpectedError } from './error-wording.ts';
import { lineUpWords, myLineUpPageText } from './my-line-up-wording.ts';
import { fitWords, needWords, onlyFits } from './needs-wording.ts';
import { notKnownWords } from './not-known-wording.ts';
import { savedBarWords, offlineWording, seasonChanges } from './offline-wording.ts';
import { landmarkWords } from './plan-labels.ts';
import { programmeFiles } from './programme-files.ts';
import { toCome } from './programme-labels.ts';
import { availabilityWords } from './ticket-labels.ts';
import { routesWording } from './routes-wording.ts';
import type { TerrainWords } from '../model/grounds.ts';
import type { Summary, Text } from '../model/text-blocks.ts';

const azWording = (festival: Edition) =>
  ({
    title: 'A to Z',
    description: `${festival.fullName} by the word you’d look up, from alcohol to wristbands: the short answer, and where the long one is.`,
    lead: 'The word you’d use, the short answer, and a link to the long one. Distances are from the gate.',
    alphabet: {
      letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
      articles: ['The'],
    },
    /** Visitors' words for the bands that end a day. */
    lastBands: ['headliner', 'main act'],
    /** Visitors' words for a ticket's price. */
    prices: ['price', 'cost', 'how much'],
    saleClosed: 'The sale has closed.',
    lettersLabel: 'Letters',
    filter: {
      label: 'Find a word',
      unit: 'entries',
      of: 'of',
      nothing: `Nothing has that word. Try another, or ask ${festival.email.hello}.`,
      near: 'Nothing has that word. Did you mean one of these?',
      /** Words of a question that say nothing about its subject. */
      stopWords:
        'a an any are at bring can do does feel for have how i in is it me my of on the there to we what when where which who will with you',
    },
  }) satisfies Summary & { readonly lead: Text; readonly [other: string]: unknown };

/** The labels of stars, with which visitors pick sets: with the `{title}`, or a number. */
const starWording = {
  none: 'Star: pick {title}',
  picked: 'Star: {title}, picked; make it a maybe',
  maybe: 'Star: {title}, maybe; take it out',
  cancelled: 'Star: {title}, cancelled; take it out',
  saidPicked: '{title} picked.',
  saidMaybe: '{title} is a maybe.',
  saidNone: '{title} taken off.',
  countPicked: '{count} picked',
  countMaybe: '{count} maybe',
  countNone: 'Nothing picked',
  link: 'My line-up',
  undo: 'Undo',
};

export const terrainWords: TerrainWords = {
  notKnown: 'Ground not known',
  next: ', then {surface}',
  nextFor: ', then {metres} of {surface}',
  slopes: {
    level: 'Level',
    up: 'Uphill',
    down: 'Downhill',
    gentle: { up: 'Gentle, uphill', down: 'Gentle, downhill' },
    steep: { up: 'Steep, uphill', down: 'Steep, downhill' },
    upAndDown: 'Up and down',
    atTheSteepest: ', 1 in {run} at the steepest',
    notKnown: 'Slope not known',
  },
};

/** The page that the edge sends when no server of the site answers. */
const awayPage = (festival: Edition) => ({
  title: 'Back in a moment',
  heading: ['Back in', 'a moment'],
  text: 'The website has wandered off. It’s rarely gone for more than a minute, so wait a little, then try again.',
  again: 'Try again',
  urgent: ['On your way, and it can’t wait? Ring ', ' during the festival, or write to ', ' at any time.'],
  phone: festival.phone.onSite,
  email: festival.email.hello,
  foot: `${festival.fullName} · ${festival.dates} · ${festival.place.venue}, ${festival.place.locality}`,
});

interface Facts {
  readonly edition: Edition;
  readonly calendar: Calendar;
  readonly pace: Pace;
}

export const labels = ({ edition, calendar, pace }: Facts) => ({
  awayPage: awayPage(edition),
  azWording: azWording(edition),
  savedBarWords,
  changeWords,
  changesPage: changesPageText(edition),
  factWords,
  fitWords,
  groundWords: terrainWords,
  landmarkWords,
  lineUpWords: lineUpWords(pace),
  myLineUpPage: myLineUpPageText(edition),
  needWords: needWords(pace),
  notFound,
  notKnownWords,
  onlyFits,
  offlineWording: offlineWording(edition),
  overloaded,
  programmeFiles: programmeFiles(edition),
  availabilityWords,
  starWording,
  toCome,
  turns: seasonChanges(calendar),
  unexpectedError,
  routesWording: routesWording(pace),
});
