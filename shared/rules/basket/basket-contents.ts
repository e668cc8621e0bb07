import type { Product, ProductId, TicketId } from '../../data/products.ts';

/** Counts how many tickets of a kind are for children; in the query, too: `child-weekend`. */
export type ChildrenId = `child-${TicketId}`;

/** What the basket has a number of. */
export type CountId = ProductId | ChildrenId;

/** Quantities. The quantity of what is not listed is 0. */
export type Basket = Readonly<Partial<Record<CountId, number>>>;

interface Counted {
  readonly id: CountId;
}

interface Priced extends Pick<Product, 'price'> {
  readonly id: ProductId;
}

export const childrenId = (ticket: TicketId): ChildrenId => `child-${ticket}`;

/** The basket in a query: one parameter for each quantity, with one to six digits. Any other value counts as 0. */
export function basketFromQuery(query: URLSearchParams, counted: readonly Counted[]): Basket {
  const entries = counted.map(({ id }) => [id, query.get(id) ?? ''] as const);
  return Object.fromEntries(
    entries
      .filter(([, value]) => /^\d{1,6}$/.test(value) && Number(value) > 0)
      .map(([id, value]) => [id, Number(value)]),
  );
}

/** The basket with another quantity, never below 0 (specification, section 4). */
export const withQuantity = (basket: Basket, id: CountId, quantity: number): Basket => ({
  ...basket,
  [id]: Math.max(0, quantity),
});

/** The basket as query parameters, in the given order, without zeros. */
export const basketEntries = (basket: Basket, counted: readonly Counted[]): readonly [CountId, number][] =>
  counted.flatMap(({ id }): [CountId, number][] => {
    const quantity = basket[id] ?? 0;
    return quantity > 0 ? [[id, quantity]] : [];
  });

/** The sum of quantity times price, in whole units of the currency (specification, section 9). */
export const basketTotal = (basket: Basket, products: readonly Priced[]): number =>
  products.reduce((total, { id, price }) => total + (basket[id] ?? 0) * price, 0);
