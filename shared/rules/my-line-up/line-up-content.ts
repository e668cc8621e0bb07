/** The programme for the line-up's island: everything for any picks, in few bytes. */
import type { Texts } from '../../wording/texts.ts';
import type { Billing } from '../../model/artists.ts';
import type { Place } from '../../model/grounds.ts';
import type { SentChange } from './changed-picks.ts';
import type { LineUpSet } from './line-up-set.ts';
import type { WalkingTimes, WalkingData } from './walking-times.ts';
import { distinctNames } from './distinct-names.ts';
import type { Need } from '../../model/needs.ts';
import { rowsOf, type Columns } from '../../figures/columns.ts';
import { minutesOf, timeOf } from '../../figures/timed-sets.ts';

interface SentLineUpSet extends Omit<LineUpSet, 'from' | 'to'> {
  /** Festival time, which counts on after midnight: `26:00`. */
  readonly start: string;
  readonly minutes: number;
  readonly href: string;
  readonly answers: string;
  readonly title: string;
  /** An act's size on the bill, or 0. */
  readonly billing: Billing | 0;
}

/** A set for the rules and the list. */
export interface NamedLineUpSet extends SentLineUpSet, LineUpSet {
  /** The name that tells it from all other sets. */
  readonly named: string;
  /** Festival time. */
  readonly end: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
}

interface SentDay {
  readonly id: string;
  readonly name: string;
  /** The beginning of the day, in milliseconds since the epoch. */
  readonly midnight: number;
  readonly lastBus?: string | undefined;
}

interface SentPlace {
  readonly name: string;
  readonly ink: NonNullable<Place['ink']> | '';
  readonly id: string;
}

export interface LineUpContent {
  /** In the order of their starts. */
  readonly sets: Columns<SentLineUpSet>;
  readonly days: readonly SentDay[];
  /** The places of the sets. Higher indices are of other places that paths reach. */
  readonly places: Columns<SentPlace>;
  /** The changes, the newest first, and the address of the page of all changes. */
  readonly changes: readonly SentChange[];
  readonly changesPage: string;
  readonly walking: WalkingData;
  /** The index of the place where visitors enter. */
  readonly gate: number;
  /** The time of last entry to the arena, in festival time. */
  readonly lastEntry?: string | undefined;
  /** The paths of this page, of the needs, the calendar and the plan, and the start of full addresses. */
  readonly here: string;
  readonly needs: string;
  readonly calendar: string;
  readonly plan: string;
  readonly origin: string;
  readonly words: LineUpWords;
}

/** The content for one visitor, with routes by that visitor's needs. */
export interface VisitorLineUpContent extends Omit<LineUpContent, 'walking' | 'places'> {
  readonly places: readonly SentPlace[];
  readonly walkingTimes: WalkingTimes;
  readonly chosen: readonly Need[];
}

export type LineUpWords = Texts['lineUpWords'];

/** Minutes from the first day's midnight to another day's. */
export const minutesTo = (day: number, days: readonly Pick<SentDay, 'midnight'>[]): number =>
  ((days[day]?.midnight ?? 0) - (days[0]?.midnight ?? 0)) / 60_000;

/** Every set that was sent, by its id, in the order of their starts. */
export function lineUpSetsOf({
  sets,
  days,
}: Pick<LineUpContent, 'sets' | 'days'>): ReadonlyMap<string, NamedLineUpSet> {
  const sent = rowsOf(sets);
  const names = distinctNames(sent, days);
  return new Map(
    sent.map((set, index): [string, NamedLineUpSet] => {
      const midnight = minutesTo(set.day, days);
      const from = midnight + minutesOf(set.start);
      const end = timeOf(minutesOf(set.start) + set.minutes);
      const startsAt = (days[0]?.midnight ?? 0) + from * 60_000;
      return [
        set.id,
        { ...set, named: names[index] ?? set.title, end, from, to: from + set.minutes, startsAt },
      ];
    }),
  );
}
