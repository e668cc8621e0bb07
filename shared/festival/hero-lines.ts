import { entryById } from '../figures/entry-by-id.ts';
import type { PassingLine, Text } from '../model/text-blocks.ts';
import { clockTime } from '../figures/clock.ts';
import { filled } from '../figures/filled.ts';
import type { TimedSet } from '../figures/timed-sets.ts';
import type { Year } from '../rules/calendar/year.ts';
import { dayAt } from '../rules/programme/day-at.ts';
import { isOn } from '../rules/programme/on-now.ts';
import type { ProgrammeBasics } from './programme-basics.ts';

const lasting = (texts: readonly Text[]): readonly PassingLine[] => texts.map((text) => ({ text }));

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
  function heroLines({ season, passed }: Year, now: number, prices: string): readonly PassingLine[] {
    const { entry, strip } = home;
    if (passed.fieldsClose) return lasting(strip.over);
    if (season === 'before-sale') return lasting([entry.sale.opens, entry.gates]);
    if (season === 'sale-closed') return lasting([entry.sale.closed, entry.gates]);
    if (season === 'on-sale') return lasting([prices, entry.gates]);
    if (passed.lastNightEnds) return lasting(strip.lastMorning);
    const today = dayAt(now, edition);
    if (!today) return lasting(strip.firstEvening);
    const on = acts.filter((set) => isOn(set, now));
    const next = acts.find(({ day, startsAt }) => day === today.id && startsAt > now);
    return [
      ...on.map((set) => ({ text: lineOf(strip.on, set), until: set.endsAt })),
      ...(next ? [{ text: lineOf(strip.next, next), until: next.startsAt }] : []),
      ...lasting([...(on.length || next ? [] : [entry.gates]), strip.help]),
    ];
  }

  return { heroLines };
}
