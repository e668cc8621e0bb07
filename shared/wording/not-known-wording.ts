import type { Edition } from '../model/festival.ts';
import type { Summary, Text } from '../model/text-blocks.ts';
import type { EventFact, PlaceFact } from '../model/grounds.ts';

export interface NotKnownWords {
  /** In rows and lists: follows a fact that nobody knows. */
  readonly sign: string;
  readonly facts: Readonly<Record<PlaceFact | EventFact, string>>;
}

export interface NotKnownPage extends Summary {
  readonly lead: Text;
  /** Above how often nobody knows each fact. */
  readonly counts: string;
  /** Before and after the date by which somebody finds out, which follows. */
  readonly by: string;
  readonly overdue: string;
  /** What nobody has been asked to find out. */
  readonly nobody: { readonly who: string; readonly by: string };
}

/** How everything is called that nobody knows yet. */
export const notKnownWords: NotKnownWords = {
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
export const notKnownPage = (festival: Edition): NotKnownPage => ({
  title: 'Not known yet',
  description: `What nobody knows yet of ${festival.fullName}: steps, slopes, shade, seats, strobe lights, with who finds out and by when.`,
  lead: [
    'If one of these decides whether you come, ',
    { text: 'ask us', to: 'contact' },
    ' before you spend anything.',
  ],
  counts: 'How often nobody knows',
  by: 'By',
  overdue: 'Still not known. Due by',
  nobody: { who: 'Nobody so far', by: 'Ask us, and we find out.' },
});
