import type { Currency } from '../model/measures.ts';
import type { Availabilities, ProductId } from '../model/products.ts';
import { entryById } from './entry-by-id.ts';
import { filled } from './filled.ts';
import { moneyText } from './money.ts';

interface Priced {
  readonly prices: Readonly<Record<ProductId, number>>;
  readonly currency: Currency;
  readonly availabilities: Availabilities;
}

/** The prices as visitors read them. A product that is not announced yet has none. */
export function priceTexts({ prices, currency, availabilities }: Priced) {
  const isPriced = (id: ProductId): boolean => availabilities[id] !== 'to-be-announced';
  /** `£145` */
  const priceOf = (id: ProductId): string =>
    isPriced(id)
      ? moneyText(currency.pattern, entryById(prices, id))
      : filled(currency.pattern, { amount: 'TBA' });
  return { isPriced, priceOf };
}
