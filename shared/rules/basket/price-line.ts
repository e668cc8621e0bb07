import { entryById } from '../../figures/entry-by-id.ts';
import type { Availabilities, ProductId } from '../../model/products.ts';
import type { PriceGroup, PriceWords } from '../../model/ticket-texts.ts';
import { filled } from '../../figures/filled.ts';
import { listed } from '../../figures/listed.ts';
import { availabilityOf, selectAvailable } from './availability.ts';

/**
 * The price of admission in one line.
 * @param priceText an amount as visitors read it
 */
export function priceLine(
  words: PriceWords,
  prices: Readonly<Record<ProductId, number>>,
  availabilities: Availabilities,
  priceText: (amount: number) => string,
): string {
  const lineOf = ({ tickets, all, some = all, onTheGate, soldOut }: PriceGroup): string => {
    const had = selectAvailable(tickets, availabilities);
    if (had.length === 0) return soldOut;
    const onSale = had.length < tickets.length ? some : all;
    return filled(availabilityOf(tickets, availabilities) === 'on-the-gate' ? onTheGate : onSale, {
      price: priceText(Math.min(...had.map(({ id }) => entryById(prices, id)))),
      names: listed(
        had.map(({ name = '' }) => name),
        ' or ',
      ),
    });
  };
  const groups = words.groups.filter(
    ({ tickets }) => availabilityOf(tickets, availabilities) !== 'to-be-announced',
  );
  if (groups.length === 0) return words.toCome;
  const tickets = groups.flatMap((group) => group.tickets);
  return selectAvailable(tickets, availabilities).length === 0
    ? words.soldOut
    : groups.map(lineOf).join(', ');
}
