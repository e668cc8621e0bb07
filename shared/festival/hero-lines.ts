import { entryById } from '../figures/entry-by-id.ts';
import type { Text } from '../model/text-blocks.ts';
import { clockTime } from '../figures/clock.ts';
import { filled } from '../figures/filled.ts';
import type { TimedSet } from '../figures/timed-sets.ts';
import type { Year } from '../rules/calendar/year.ts';
import { dayAt } from '../rules/programme/day-at.ts';
import { isOn } from '../rules/programme/on-now.ts';
import type { ProgrammeBasics } from './programme-basics.ts';

export function createHeroLines({ edition, places, setsThatHappen, texts: { home } }: ProgrammeBasics) {
  const acts = setsThatHappen.filter(({ event: { kind } }) => kind === 'music' || kind === 'dj');

  const lineOf = (sentence: string, { event, place, start, end }: TimedSet): string =>
    filled(sentence, {
      title: event.title,
      place: entryById(places, place).name,
      start: clockTime(start),
      end: clockTime(end),
    });

  /**
   * The lines beside the festival's name and dates: price and hours,
   * during the festival what is on, and afterwards what there is to see.
   * @param now in milliseconds since the epoch
   * @param prices the prices of tickets
   */
  function heroLines({ season, passed }: Year, now: number, prices: string): readonly Text[] {
    const { entry, strip } = home;
    if (passed.fieldsClose) return strip.over;
    if (season === 'before-sale') return [entry.sale.opens, entry.gates];
    if (season === 'sale-closed') return [entry.sale.closed, entry.gates];
    if (season === 'on-sale') return [prices, entry.gates];
    if (passed.lastNightEnds) return strip.lastMorning;
    const today = dayAt(now, edition);
    if (!today) return strip.firstEvening;
    const on = acts.filter((set) => isOn(set, now));
    const next = acts.find(({ day, startsAt }) => day === today.id && startsAt > now);
    return [
      ...on.map((set) => lineOf(strip.on, set)),
      ...(next ? [lineOf(strip.next, next)] : []),
      ...(on.length || next ? [] : [entry.gates]),
      strip.help,
    ];
  }

  return { heroLines };
}
