import type { ProductId, TicketId } from '../../model/products.ts';

/**
 * The id of a quantity: a product's, or `child-weekend` for how many of the weekend tickets are for children.
 */
export type CountId = ProductId;

/** Quantities. A missing entry means 0. */
export type Quantities = Readonly<Partial<Record<CountId, number>>>;

interface Counted {
  readonly id: CountId;
}

interface Priced {
  readonly id: ProductId;
  readonly price: number;
}

export const childrenId = (ticket: TicketId): CountId => `child-${ticket}`;

/** Reads a query's quantities of one to six digits. Any other value counts as 0. */
export function basketFromQuery(query: URLSearchParams, counted: readonly Counted[]): Quantities {
  const entries = counted.map(({ id }) => [id, query.get(id) ?? ''] as const);
  return Object.fromEntries(
    entries
      .filter(([, value]) => /^\d{1,6}$/.test(value) && Number(value) > 0)
      .map(([id, value]) => [id, Number(value)]),
  );
}

/** The basket with another quantity, never below 0 (specification, section 4). */
export const withQuantity = (basket: Quantities, id: CountId, quantity: number): Quantities => ({
  ...basket,
  [id]: Math.max(0, quantity),
});

/** The basket as query parameters, in the given order, without zeros. */
export const basketEntries = (
  basket: Quantities,
  counted: readonly Counted[],
): readonly [CountId, number][] =>
  counted.flatMap(({ id }): [CountId, number][] => {
    const quantity = basket[id] ?? 0;
    return quantity > 0 ? [[id, quantity]] : [];
  });

/** The sum of quantity times price, in whole units of the currency (specification, section 9). */
export const basketTotal = (basket: Quantities, products: readonly Priced[]): number =>
  products.reduce((total, { id, price }) => total + (basket[id] ?? 0) * price, 0);

const countsOf = (basket: Quantities, ticket: TicketId) => ({
  tickets: basket[ticket] ?? 0,
  children: basket[childrenId(ticket)] ?? 0,
});

/** Whether visitors are asked how many tickets of a kind are for children. */
export function asksForChildren(basket: Quantities, ticket: TicketId): boolean {
  const { tickets, children } = countsOf(basket, ticket);
  return tickets > 0 || children > 0;
}

/** Whether the basket has more children than tickets of this kind. */
export function hasExcessChildren(basket: Quantities, ticket: TicketId): boolean {
  const { tickets, children } = countsOf(basket, ticket);
  return children > tickets;
}

/**
 * The deduction for children's tickets, in hundredths of the currency's unit, without rounding. Children
 * beyond the tickets do not count. `basketTotal` is before this deduction (specification, section 9).
 */
export const reductionOf = (
  basket: Quantities,
  tickets: readonly (Priced & { readonly id: TicketId })[],
  percent: number,
): number =>
  tickets.reduce((sum, { id, price }) => {
    const { tickets: all, children } = countsOf(basket, id);
    return sum + Math.min(all, children) * price * percent;
  }, 0);
