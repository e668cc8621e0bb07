import type { LineUpPage } from '../../wording/programme-labels.ts';
import { lineUpLabels } from '../../wording/programme-labels.ts';
import { daysInWords, festival } from '../edition.ts';
import { capitalised } from '../../figures/number-word.ts';
import type { Facts } from '../facts/facts.ts';

/** The wording of the line-up and of its filter (specification, section 2). */
export const lineUpPage = ({ content, actsInWords }: Facts): LineUpPage => ({
  ...lineUpLabels(festival),
  description: `The ${actsInWords.within} of ${festival.fullName}, ${festival.dates}, what each one plays, and on which of the ${daysInWords} days.`,
  lead: [
    `${content.lineUp.length > 0 ? `${actsInWords.first}, ${daysInWords}` : capitalised(daysInWords)} days, and never two at once. Times and stages are on the `,
    { text: 'schedule', to: 'programme/schedule' },
    '.',
  ],
  poster: { ...lineUpLabels(festival).poster, picture: 'hero-castle' },
});
