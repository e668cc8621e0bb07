import type { Edition } from '../model/festival.ts';
import type { EventFact, PlaceFact } from '../model/grounds.ts';

/** The names of all facts that may be unknown. */
export const notKnownWords: {
  readonly questionMark: string;
  readonly facts: Readonly<Record<PlaceFact | EventFact, string>>;
} = {
  /** Follows an unknown fact in rows and lists. */
  questionMark: '?',
  facts: {
    surface: 'Ground',
    slope: 'Slope',
    shade: 'Shade',
    seats: 'Seats',
    stepFree: 'Steps',
    covered: 'Roof',
    strobe: 'Strobe',
    haze: 'Haze',
  },
};

/** Explains the “?” of unknown facts, once on each page that has one. */
export const notKnownKey = ['“?” means ', { text: 'not known yet', to: 'info/not-known-yet' }, '.'] as const;

/** The page that lists all unknown facts. */
export const notKnownPage = (festival: Edition) => ({
  title: 'Not known yet',
  description: `What nobody knows yet of ${festival.fullName}: steps, slopes, shade, seats, strobe lights, with who finds out and by when.`,
  lead: [
    'What we can’t tell you yet of the site and the sets. If one of these decides what you do, ',
    { text: 'ask us', to: 'contact' },
    ' first.',
  ],
  counts: 'How many places and sets it affects',
  /** The words before and after the date by which somebody finds out. */
  by: 'By',
  overdue: 'Still not known. Due by',
  /** For facts that nobody was asked to find out. */
  nobody: { who: 'Nobody so far', by: 'Ask us, and we find out.' },
});
