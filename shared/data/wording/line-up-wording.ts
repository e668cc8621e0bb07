import type { Summary, Text } from '../../model/text-blocks.ts';
import { daysInWords, festival } from '../edition.ts';
import type { PictureId } from '../../model/pictures.ts';
import { capitalised } from '../../figures/number-word.ts';
import type { Facts } from '../facts/facts.ts';

/** The wording of the line-up and of its filter (specification, section 2). */
export const lineUpPage = ({
  content,
  actsInWords,
}: Facts): Summary & {
  readonly lead: Text;
  readonly filterLabel: string;
  readonly filters: readonly { /** A day, or `all`. */ readonly id: string; readonly label: string }[];
  /** What follows the number of acts that show. */
  readonly count: { readonly one: string; readonly many: string };
  /** The bill as a poster: the links there and back, and how it is printed. */
  readonly poster: Readonly<Record<'link' | 'back' | 'print', string>> & { readonly picture: PictureId };
} => ({
  title: 'Line-up',
  description: `The ${actsInWords.within} of ${festival.fullName}, ${festival.dates}, what each one plays, and on which of the ${daysInWords} days.`,
  lead: [
    `${content.lineUp.length > 0 ? `${actsInWords.first}, ${daysInWords}` : capitalised(daysInWords)} days, and never two at once. Times and stages are on the `,
    { text: 'schedule', to: 'programme/schedule' },
    '.',
  ],
  filterLabel: 'Show the acts of',
  filters: [
    { id: 'all', label: 'ALL' },
    ...festival.days.map(({ id, name }) => ({ id, label: name.toUpperCase() })),
  ],
  count: { one: 'act', many: 'acts' },
  poster: {
    link: 'See it as a poster',
    back: 'See it as portraits',
    print: 'Print it: one A3 page, inks and all.',
    picture: 'hero-castle',
  },
});
