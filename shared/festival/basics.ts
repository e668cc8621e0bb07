import type { EventKind } from '../model/programme.ts';
import type { Texts } from '../wording/texts.ts';
import { createAddresses, type PagesThere } from '../addressing/addresses.ts';
import { allEvents } from '../figures/all-events.ts';
import { calendarDateText } from '../figures/date.ts';
import { filled } from '../figures/filled.ts';
import { moneyText } from '../figures/money.ts';
import { priceTexts } from '../figures/prices.ts';
import type { Calendar } from '../model/calendar.ts';
import type { DayId } from '../model/festival.ts';
import type { Overrides } from '../model/overridable.ts';
import type { ProductId } from '../model/products.ts';
import { nextPrice, pricesAt } from '../rules/calendar/dated-prices.ts';
import { applyOverrides } from '../rules/overrides/apply-overrides.ts';
import { createPrints } from '../rules/pictures/prints.ts';
import { nameOfDay } from '../rules/programme/day-names.ts';
import { completeContent, type Content } from './content.ts';

/** A plan needs a drawing of the terrain and a description in words. */
const hasPlan = ({ terrain }: Pick<Content, 'terrain'>, { plan }: Texts): boolean =>
  terrain !== undefined && plan !== undefined;

const pagesThere = (content: Pick<Content, 'terrain'>, texts: Texts): PagesThere => ({
  plan: hasPlan(content, texts),
  kinds: new Set<EventKind>([
    ...(texts.talksPage ? (['talk'] as const) : []),
    ...(texts.djsPage ? (['dj'] as const) : []),
    ...(texts.kidsTeensPage ? (['children'] as const) : []),
    ...(texts.guidedWalksPage ? (['walk'] as const) : []),
    ...(texts.experience ? (['attraction'] as const) : []),
  ]),
});

/**
 * The current content, with its sentences, addresses and prints.
 * @param now the instant whose prices hold, in milliseconds since the epoch
 */
export function createBasics(plannedContent: Content, today: Overrides, now: number) {
  const content = completeContent(plannedContent);
  const { calendar, edition } = content;
  const prices = pricesAt(content.prices, calendar, now);
  const current = { ...content, ...applyOverrides(content, today), prices };
  const dateOf = (instant: Calendar['salesOpen'] | undefined): string =>
    calendarDateText(instant ?? 'unknown', edition.months);
  const texts = content.texts(current);
  const addresses = createAddresses(edition, pagesThere(current, texts));
  return {
    ...current,
    ...priceTexts(current),
    today,
    texts,
    addresses,
    prints: createPrints(content),
    events: allEvents(current),
    products: [...content.festivalTickets, ...content.extras],
    dayName: (id: DayId): string => nameOfDay(id, edition.days),
    dateOf,
    /** A product's next price as visitors read it; undefined when the price stays. */
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
    /** The instant until which a price holds; undefined when it stays. */
    pricedUntil: (id: ProductId) => nextPrice(content.prices[id], calendar, now)?.from,
    /** Pages that change with the programme link to this feed. */
    changesFeed: { title: texts.changesPage.feed, path: addresses.changesFeedPath },
  };
}

export type Basics = ReturnType<typeof createBasics>;
