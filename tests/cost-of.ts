import { currency, prices, products } from '../shared/data/products.ts';
import type { ProductId } from '../shared/model/products.ts';
import { entryById } from '../shared/figures/entry-by-id.ts';
import { exactMoneyText } from '../shared/figures/money.ts';

/** What so many of each product cost together, as visitors read it. Half a ticket is a child's. */
export const costOf = (numbers: Partial<Record<ProductId, number>>): string =>
  exactMoneyText(
    currency,
    products.reduce((sum, { id }) => sum + 100 * entryById(prices, id) * (numbers[id] ?? 0), 0),
  );
