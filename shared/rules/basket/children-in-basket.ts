import type { TicketId } from '../../data/products.ts';
import { childrenId, type Basket } from './basket-contents.ts';

interface PricedTicket {
  readonly id: TicketId;
  readonly price: number;
}

const countsOf = (basket: Basket, ticket: TicketId) => ({
  tickets: basket[ticket] ?? 0,
  children: basket[childrenId(ticket)] ?? 0,
});

/** Whether visitors are asked how many tickets of a kind are for children. */
export function asksForChildren(basket: Basket, ticket: TicketId): boolean {
  const { tickets, children } = countsOf(basket, ticket);
  return tickets > 0 || children > 0;
}

/** Whether more tickets of a kind are for children than there are in the basket. */
export function hasExcessChildren(basket: Basket, ticket: TicketId): boolean {
  const { tickets, children } = countsOf(basket, ticket);
  return children > tickets;
}

/**
 * What is taken off children's tickets after checkout, in hundredths of the currency's unit: exact, because prices and
 * per cents are whole. Of each kind no more tickets count than there are in the basket. The total stays as it is
 * (specification, section 9).
 */
export const reductionOf = (basket: Basket, tickets: readonly PricedTicket[], percent: number): number =>
  tickets.reduce((sum, { id, price }) => {
    const { tickets: all, children } = countsOf(basket, id);
    return sum + Math.min(all, children) * price * percent;
  }, 0);
