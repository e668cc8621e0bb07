import type { Calendar } from '../../model/calendar.ts';
import type { Edition } from '../../model/festival.ts';
import type { Price } from '../../model/products.ts';
import { utcOffsetAt } from '../../figures/utc-offset.ts';
import { amountsOf, priceInstants } from './dated-prices.ts';

interface EditionDates extends Pick<Edition, 'year' | 'dates' | 'utcOffset' | 'timeZone'> {
  readonly days: readonly { readonly date: string }[];
}

/** Names facts of an edition that contradict its days, in sentences for their author. */
export function checkEdition({ year, dates, days, utcOffset, timeZone }: EditionDates): readonly string[] {
  const [first] = days;
  if (!first) return [];
  const problems: string[] = [];
  if (!first.date.startsWith(`${year}-`))
    problems.push(`year is ${year}, and the first day is ${first.date}: write the year of the first day`);
  if (!dates.includes(first.date.slice(0, 4)))
    problems.push(`dates are “${dates}”, and the first day is ${first.date}: write the same year`);
  try {
    const offset = utcOffsetAt(timeZone, Date.parse(`${first.date}T12:00Z`));
    if (offset !== utcOffset)
      problems.push(`utcOffset is ${utcOffset}, and clocks in ${timeZone} are at ${offset} on ${first.date}`);
  } catch {
    problems.push(`timeZone: “${timeZone}” is no time zone: write Europe/London`);
  }
  return problems;
}

/** Names prices that are no numbers, or change at an instant missing in the calendar and so never would. */
export const checkPrices = (prices: Readonly<Record<string, Price>>, calendar: Calendar): readonly string[] =>
  Object.entries(prices).flatMap(([id, price]) => [
    ...amountsOf(price)
      .filter((amount) => !Number.isFinite(amount))
      .map((amount) => `The price of ${id} is “${amount}”, which is no number: write it without quotes`),
    ...priceInstants(price)
      .filter((name) => calendar[name] === undefined)
      .map((name) => `The price of ${id} holds until ${name}, which the calendar does not have`),
  ]);
