import type { Calendar, CalendarInstant } from '../../model/calendar.ts';
import type { Price, ProductId } from '../../model/products.ts';

type Prices = Readonly<Record<ProductId, Price>>;

const isPassed = (calendar: Calendar, name: CalendarInstant, now: number): boolean =>
  Date.parse(calendar[name] ?? 'unknown') <= now;

/** The part of a price that holds at an instant. @param now milliseconds since the epoch */
function priceFrom(price: Price, calendar: Calendar, now: number): Price {
  return typeof price === 'object' && isPassed(calendar, price.until, now)
    ? priceFrom(price.after, calendar, now)
    : price;
}

const firstOf = (price: Price): number => (typeof price === 'object' ? price.before : price);

/** What every product costs at an instant. @param now milliseconds since the epoch */
export const pricesAt = (
  prices: Prices,
  calendar: Calendar,
  now: number,
): Readonly<Record<ProductId, number>> =>
  Object.fromEntries(
    Object.entries(prices).map(([id, price]) => [id, firstOf(priceFrom(price, calendar, now))]),
  );

/** What a product costs next, and from which instant of the calendar on. Undefined when its price stays, or nobody knows until when. */
export function nextPrice(price: Price | undefined, calendar: Calendar, now: number) {
  const current = price === undefined ? undefined : priceFrom(price, calendar, now);
  if (typeof current !== 'object') return undefined;
  const from = calendar[current.until];
  return from === undefined || from === 'unknown' ? undefined : { from, amount: firstOf(current.after) };
}

/** The instants of the calendar at which a price changes. */
export const priceInstants = (price: Price): readonly CalendarInstant[] =>
  typeof price === 'object' ? [price.until, ...priceInstants(price.after)] : [];

/** The next instant at which a price changes, in milliseconds since the epoch; undefined after the last one. */
export function nextPriceChange(prices: Prices, calendar: Calendar, now: number): number | undefined {
  const instants = Object.values(prices)
    .flatMap(priceInstants)
    .map((name) => Date.parse(calendar[name] ?? 'unknown'));
  const ahead = instants.filter((instant) => instant > now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
