import type { ProductId } from '../shared/model/products.ts';
import { entryById } from '../shared/figures/entry-by-id.ts';
import { exactMoneyText } from '../shared/figures/money.ts';
import { thisFestival } from './this-edition/nightjar.ts';

const { currency, prices, products } = thisFestival;

/** The price of these numbers of products, as visitors read it. Half a ticket is a child's. */
export const costOf = (numbers: Partial<Record<ProductId, number>>): string =>
  exactMoneyText(
    currency,
    products.reduce((sum, { id }) => sum + 100 * entryById(prices, id) * (numbers[id] ?? 0), 0),
  );
