import type { Calendar, CalendarInstant } from '../../model/calendar.ts';
import type { Price, ProductId } from '../../model/products.ts';

type Prices = Readonly<Record<ProductId, Price>>;

const isPassed = (calendar: Calendar, name: CalendarInstant, now: number): boolean =>
  Date.parse(calendar[name] ?? 'unknown') <= now;

/**
 * The part of a price that applies at an instant.
 * @param now in milliseconds since the epoch
 */
function priceFrom(price: Price, calendar: Calendar, now: number): Price {
  return typeof price === 'object' && isPassed(calendar, price.until, now)
    ? priceFrom(price.after, calendar, now)
    : price;
}

const firstOf = (price: Price): number => (typeof price === 'object' ? price.before : price);

/** @param now in milliseconds since the epoch */
export const pricesAt = (
  prices: Prices,
  calendar: Calendar,
  now: number,
): Readonly<Record<ProductId, number>> =>
  Object.fromEntries(
    Object.entries(prices).map(([id, price]) => [id, firstOf(priceFrom(price, calendar, now))]),
  );

/**
 * A product's next price, and the instant of the calendar at which it
 * begins. Undefined if the price stays, or the instant is undecided.
 */
export function nextPrice(price: Price | undefined, calendar: Calendar, now: number) {
  const current = price === undefined ? undefined : priceFrom(price, calendar, now);
  if (typeof current !== 'object') return undefined;
  const from = calendar[current.until];
  return from === undefined || from === 'unknown' ? undefined : { from, amount: firstOf(current.after) };
}

/** The amounts of a price, the first one first. */
export const amountsOf = (price: Price): readonly number[] =>
  typeof price === 'object' ? [price.before, ...amountsOf(price.after)] : [price];

/** The instants of the calendar at which a price changes. */
export const priceInstants = (price: Price): readonly CalendarInstant[] =>
  typeof price === 'object' ? [price.until, ...priceInstants(price.after)] : [];

/** The next instant of another price, in milliseconds since the epoch; undefined after the last. */
export function nextPriceChange(prices: Prices, calendar: Calendar, now: number): number | undefined {
  const instants = Object.values(prices)
    .flatMap(priceInstants)
    .map((name) => Date.parse(calendar[name] ?? 'unknown'));
  const ahead = instants.filter((instant) => instant > now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
