import type { Availabilities, Availability, ProductId } from '../../model/products.ts';
import { listed } from '../../figures/listed.ts';
import { basketFromQuery } from './basket-contents.ts';

interface Item {
  readonly id: ProductId;
}

/** Whether the checkout can add a product. */
export const isForSale = ({ id }: Item, availabilities: Availabilities): boolean =>
  availabilities[id] === undefined || availabilities[id] === 'few-left';

/** Selects the items in the best available state: on sale here, on the gate, or none. */
export function selectAvailable<Of extends Item>(
  items: readonly Of[],
  availabilities: Availabilities,
): readonly Of[] {
  const forSale = items.filter((item) => isForSale(item, availabilities));
  return forSale.length > 0 ? forSale : items.filter(({ id }) => availabilities[id] === 'on-the-gate');
}

/** The availability of several items that visitors see as one: that of the most available. */
export function availabilityOf(
  items: readonly Item[],
  availabilities: Availabilities,
): Availability | undefined {
  const had = selectAvailable(items, availabilities);
  if (had.length === 0)
    return items.some(({ id }) => availabilities[id] === 'to-be-announced') ? 'to-be-announced' : 'sold-out';
  const all = had.map(({ id }) => availabilities[id]);
  return all.includes(undefined) ? undefined : all[0];
}

/** A card's stamps for tickets that are not simply on sale: for all, then for single tickets. */
export function stampsOf(
  tickets: readonly (Item & { readonly name: string })[],
  availabilities: Availabilities,
  words: Readonly<Record<Availability, { readonly stamp: string }>>,
): readonly string[] {
  const whole = availabilityOf(tickets, availabilities);
  const others = Map.groupBy(tickets, ({ id }) => availabilities[id]);
  return [
    ...(whole ? [words[whole].stamp] : []),
    ...Array.from(others).flatMap(([availability, some]) =>
      availability && availability !== whole
        ? [`${listed(some.map(({ name }) => name))}: ${words[availability].stamp}`]
        : [],
    ),
  ];
}

/** Products that a basket in a query asks for, but the checkout cannot add. */
export function refusedFrom<Of extends Item>(query: URLSearchParams, unsold: readonly Of[]): readonly Of[] {
  const asked = basketFromQuery(query, unsold);
  return unsold.filter(({ id }) => asked[id]);
}
