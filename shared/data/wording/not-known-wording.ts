import { festival } from '../edition.ts';
import type { Summary, Text, TextLink } from '../../model/text-blocks.ts';
import type { EventFact, PlaceFact } from '../../model/grounds.ts';

interface NotKnownWording extends Summary {
  readonly lead: Text;
  /** Above how often nobody knows each fact. */
  readonly counts: string;
  /** In rows and lists: follows a fact that nobody knows. */
  readonly sign: string;
  readonly facts: Readonly<Record<PlaceFact | EventFact, string>>;
  /** What the sign means: stands once on each page that has it. */
  readonly key: readonly (string | TextLink)[];
  /** Before and after the date by which somebody finds out, which follows. */
  readonly by: string;
  readonly overdue: string;
  /** What nobody has been asked to find out. */
  readonly nobody: { readonly who: string; readonly by: string };
}

/** How everything is called that nobody knows yet, and the page that lists it. */
export const notKnownPage: NotKnownWording = {
  title: 'Not known yet',
  description: `What nobody knows yet of ${festival.fullName}: steps, slopes, shade, seats, strobe lights, with who finds out and by when.`,
  lead: [
    'If one of these decides whether you come, ',
    { text: 'ask us', to: 'contact' },
    ' before you spend anything.',
  ],
  counts: 'How often nobody knows',
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
  key: ['“?” means ', { text: 'not known yet', to: 'info/not-known-yet' }, '.'],
  by: 'By',
  overdue: 'Still not known. Due by',
  nobody: { who: 'Nobody so far', by: 'Ask us, and we find out.' },
};
