import type { Currency } from '../model/measures.ts';
import { filled } from './filled.ts';
import type { Availabilities, ProductId } from '../model/products.ts';
import { entryById } from './entry-by-id.ts';

/** Writes money by a pattern such as `£{amount}`: `£1225`, without a comma (specification, section 8). */
export const moneyText = (pattern: string, amount: number): string =>
  filled(pattern, { amount: `${amount}` });

/** Writes an amount in hundredths, as a whole number if it is one: 7250 is `£72.50`, 6500 is `£65`. */
export function exactMoneyText({ pattern, decimal }: Currency, hundredths: number): string {
  const whole = Math.floor(hundredths / 100);
  const rest = hundredths % 100;
  const amount = rest ? `${whole}${decimal}${String(rest).padStart(2, '0')}` : `${whole}`;
  return filled(pattern, { amount });
}

interface Priced {
  readonly prices: Readonly<Record<ProductId, number>>;
  readonly currency: Currency;
  readonly availabilities: Availabilities;
}

/** The prices as visitors read them. A product that is not announced yet has none. */
export function priceTexts({ prices, currency, availabilities }: Priced) {
  const isPriced = (id: ProductId): boolean => availabilities[id] !== 'to-be-announced';
  const priceOf = (id: ProductId): string =>
    isPriced(id)
      ? moneyText(currency.pattern, entryById(prices, id))
      : filled(currency.pattern, { amount: 'TBA' });
  return { isPriced, priceOf };
}
