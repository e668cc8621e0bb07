import type { Edition } from '../model/festival.ts';
import type { EventFact, PlaceFact } from '../model/grounds.ts';

/** How everything is called that nobody knows yet. */
export const notKnownWords: {
  readonly sign: string;
  readonly facts: Readonly<Record<PlaceFact | EventFact, string>>;
} = {
  /** In rows and lists: follows a fact that nobody knows. */
  sign: '?',
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

/** What the sign means: stands once on each page that has it. */
export const notKnownKey = ['“?” means ', { text: 'not known yet', to: 'info/not-known-yet' }, '.'] as const;

/** The page that lists everything that nobody knows yet. */
export const notKnownPage = (festival: Edition) => ({
  title: 'Not known yet',
  description: `What nobody knows yet of ${festival.fullName}: steps, slopes, shade, seats, strobe lights, with who finds out and by when.`,
  lead: ['If one of these decides what you do, ', { text: 'ask us', to: 'contact' }, ' first.'],
  /** Above how often nobody knows each fact. */
  counts: 'How many places and sets it affects',
  /** Before and after the date by which somebody finds out, which follows. */
  by: 'By',
  overdue: 'Still not known. Due by',
  /** What nobody has been asked to find out. */
  nobody: { who: 'Nobody so far', by: 'Ask us, and we find out.' },
});
