/** Ages in years, and children's prices. */
import { percentText } from '../../figures/percent.ts';
import { years } from '../../figures/years.ts';

export const ages = {
  freeBelow: 5,
  reducedBelow: 12,
  teens: { from: 13, to: 17 },
  /** The age from which a visitor may come for the day without an adult. */
  aloneFrom: 16,
  adult: 18,
  /** Visitors who look younger are asked for identification. */
  askedForIdBelow: 25,
} as const;

/** In percent. */
export const childDiscount = 50;

export const childrenPerAdult = 3;

// Sample: the children’s code.
/** The code that visitors enter at the checkout for children. */
export const childCode = 'OWLET';

/** The prices for children (specification, section 9). */
const children = `Children under ${years(ages.reducedBelow)} get ${percentText(childDiscount)} off.`;

export const childPrices = {
  underFive: `Under ${years(ages.freeBelow)}s go free.`,
  children,
  withCode: `${children} Enter the code ${childCode} at checkout.`,
  teens: `Teens aged ${years(ages.teens.from)}–${years(ages.teens.to)} pay full price.`,
} as const;
