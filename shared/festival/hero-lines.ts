import type { Text } from '../model/text-blocks.ts';
import type { Year } from '../rules/calendar/year.ts';
import { dayAt } from '../rules/programme/day-at.ts';
import type { Basics } from './basics.ts';

interface HeroLines {
  readonly lines: readonly Text[];
  /** After the festival, the date of the next news, which is the loudest line after the name. */
  readonly nextDate?: string | undefined;
}

export function createHeroLines({ edition, texts: { home } }: Basics) {
  /**
   * The lines beside the festival's name and dates: price and hours, during the festival the last bus and
   * help, and afterwards what there is to see.
   * @param now in milliseconds since the epoch
   * @param prices the prices of tickets
   */
  function heroLines({ season, passed }: Year, now: number, prices: string): HeroLines {
    const { entry, strip } = home;
    if (passed.fieldsClose)
      return { lines: strip.over, nextDate: passed.nextSaleAnnounced ? undefined : strip.nextDate };
    if (season === 'before-sale') return { lines: [entry.sale.opens, entry.gates] };
    if (season === 'sale-closed') return { lines: [entry.sale.closed, entry.gates] };
    if (season === 'on-sale') return { lines: [prices, entry.gates] };
    if (passed.lastNightEnds) return { lines: strip.lastMorning };
    return { lines: dayAt(now, edition) ? [strip.help, entry.gates] : [...strip.firstEvening, entry.gates] };
  }

  return { heroLines };
}
