import { createAddresses } from '../addressing/addresses.ts';
import type { nightjar } from '../data/nightjar.ts';
import { allEvents } from '../figures/all-events.ts';
import { calendarDateText } from '../figures/date.ts';
import { filled } from '../figures/filled.ts';
import { moneyText } from '../figures/money.ts';
import { priceTexts } from '../figures/prices.ts';
import type { Pace } from '../figures/walking-minutes.ts';
import type { Calendar } from '../model/calendar.ts';
import type { DayId, Edition } from '../model/festival.ts';
import type { Currency } from '../model/measures.ts';
import type { Overridable } from '../model/overridable.ts';
import type { Overrides } from '../model/overrides.ts';
import type { Price, Product, ProductId } from '../model/products.ts';
import { nextPrice, pricesAt } from '../rules/calendar/dated-prices.ts';
import { applyOverrides } from '../rules/overrides/apply-overrides.ts';
import { createPrints } from '../rules/pictures/prints.ts';
import { nameOfDay } from '../rules/programme/day-names.ts';

/** Where the types of this festival's data would name its own facts. */
interface Widened extends Overridable {
  readonly edition: Edition;
  readonly calendar: Calendar;
  readonly walking: Pace;
  readonly festivalTickets: readonly Product[];
  readonly extras: readonly Product[];
  readonly prices: Readonly<Record<ProductId, Price>>;
  readonly currency: Currency & { readonly code: string };
}

/** Everything that a festival's data say. */
export type Content = Widened & Omit<typeof nightjar, keyof Widened>;

/**
 * The content as it is today, with its sentences, its addresses and its prints.
 * @param now of which prices hold, in milliseconds since the epoch
 */
export function createBasics(content: Content, today: Overrides, now: number) {
  const { calendar, edition } = content;
  const prices = pricesAt(content.prices, calendar, now);
  const current = { ...content, ...applyOverrides(content, today), prices };
  const dateOf = (instant: Calendar['salesOpen']): string => calendarDateText(instant, edition.months);
  const texts = content.texts(current);
  const addresses = createAddresses(edition);
  return {
    ...current,
    ...priceTexts(current),
    today,
    texts,
    addresses,
    prints: createPrints(content),
    events: allEvents(current),
    products: [...content.festivalTickets, ...content.extras],
    /** A day as visitors read it. */
    dayName: (id: DayId): string => nameOfDay(id, edition.days),
    /** The date of an instant of the calendar, as visitors read it: `30 April 2026`. */
    dateOf,
    /** What a product costs next, as visitors read it; undefined when its price stays. */
    nextPriceText(id: ProductId): string | undefined {
      const next = nextPrice(content.prices[id], calendar, now);
      return (
        next &&
        filled(texts.ticketsPage.nextPrice, {
          price: moneyText(content.currency.pattern, next.amount),
          date: dateOf(next.from),
        })
      );
    },
    /** Until when a price holds; undefined when it stays. */
    pricedUntil: (id: ProductId) => nextPrice(content.prices[id], calendar, now)?.from,
    /** Feed readers find it from the pages that change with the programme. */
    changesFeed: { title: texts.changesPage.feed, path: addresses.changesFeedPath },
  };
}

export type Basics = ReturnType<typeof createBasics>;
