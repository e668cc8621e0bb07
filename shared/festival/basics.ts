import { createAddresses } from '../addressing/addresses.ts';
import type { nightjar } from '../data/nightjar.ts';
import { allEvents } from '../figures/all-events.ts';
import { calendarDateText } from '../figures/date.ts';
import { priceTexts } from '../figures/prices.ts';
import type { Pace } from '../figures/walking-minutes.ts';
import type { Calendar } from '../model/calendar.ts';
import type { DayId, Edition } from '../model/festival.ts';
import type { Currency } from '../model/measures.ts';
import type { Overridable } from '../model/overridable.ts';
import type { Overrides } from '../model/overrides.ts';
import type { Product } from '../model/products.ts';
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
  readonly currency: Currency & { readonly code: string };
}

/** Everything that a festival's data say. */
export type Content = Widened & Omit<typeof nightjar, keyof Widened>;

/** The content as it is today, with its sentences, its addresses and its prints. */
export function createBasics(content: Content, today: Overrides) {
  const current = { ...content, ...applyOverrides(content, today) };
  const { edition } = content;
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
    dateOf: (instant: Calendar['salesOpen']): string => calendarDateText(instant, edition.months),
    /** Feed readers find it from the pages that change with the programme. */
    changesFeed: { title: texts.changesPage.feed, path: addresses.changesFeedPath },
  };
}

export type Basics = ReturnType<typeof createBasics>;
