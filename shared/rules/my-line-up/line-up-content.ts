/** The programme as the line-up's island gets it: everything that is needed for any picks, in few bytes. */
import type { Texts } from '../../wording/texts.ts';
import type { Place } from '../../model/grounds.ts';
import type { SentChange } from './changed-picks.ts';
import type { LineUpSet } from './line-up-set.ts';
import type { WalkingTimes, WalkingData } from './walking-times.ts';
import { distinctNames } from './distinct-names.ts';
import type { Need } from '../../model/needs.ts';
import { rowsOf, type Columns } from '../../figures/columns.ts';
import { minutesOf, timeOf } from '../../figures/timed-sets.ts';

/** A set as the browser gets it. */
export interface SentLineUpSet extends Omit<LineUpSet, 'from' | 'to'> {
  /** Festival time, counting on after midnight: `26:00`. */
  readonly start: string;
  readonly minutes: number;
  /** The page about it. */
  readonly href: string;
  /** What it answers to every need, as `fitsOf` writes it. */
  readonly answers: string;
  readonly title: string;
  /** The title is a name, which nobody translates. */
  readonly isAct: boolean;
}

/** A set with what the rules and the board read of it. */
export interface BoardSet extends SentLineUpSet, LineUpSet {
  /** What tells it from the other sets: see `toldApart`. */
  readonly named: string;
  /** Festival time. */
  readonly end: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
}

interface SentDay {
  readonly id: string;
  readonly name: string;
  /** The instant at which it begins, in milliseconds since the epoch. */
  readonly midnight: number;
  /** When the night's last bus leaves, in festival time. */
  readonly lastBus?: string | undefined;
}

interface SentPlace {
  readonly name: string;
  readonly ink: NonNullable<Place['ink']> | '';
  /** Its id on the plan of the grounds, if it is there. */
  readonly id: string;
}

export interface LineUpContent {
  /** In the order of their beginnings. */
  readonly sets: Columns<SentLineUpSet>;
  readonly days: readonly SentDay[];
  /** Those of the sets. Higher indices are of the other places that paths lead to. */
  readonly places: Columns<SentPlace>;
  /** The newest first, and the address of the page of all changes. */
  readonly changes: readonly SentChange[];
  readonly changesPage: string;
  readonly ground: WalkingData;
  /** The index of the place where visitors come in. */
  readonly gate: number;
  /** When the arena lets nobody in any more, in festival time. */
  readonly lastEntry?: string | undefined;
  /** The page's own path, that of the needs, the calendar's, the plan's, and what begins full addresses. */
  readonly here: string;
  readonly needs: string;
  readonly calendar: string;
  readonly plan: string;
  readonly origin: string;
  readonly words: LineUpWords;
}

/** The same for one visitor: the routes by what they need. */
export interface BoardContent extends Omit<LineUpContent, 'ground' | 'places'> {
  readonly places: readonly SentPlace[];
  readonly ground: WalkingTimes;
  readonly chosen: readonly Need[];
}

export type LineUpWords = Texts['lineUpWords'];

/** Minutes from the first day's midnight to another day's. */
export const minutesTo = (day: number, days: readonly Pick<SentDay, 'midnight'>[]): number =>
  ((days[day]?.midnight ?? 0) - (days[0]?.midnight ?? 0)) / 60_000;

/** Every set that was sent, by its id, in the order of their beginnings. */
export function boardSetsOf({
  sets,
  days,
}: Pick<LineUpContent, 'sets' | 'days'>): ReadonlyMap<string, BoardSet> {
  const sent = rowsOf(sets);
  const names = distinctNames(sent, days);
  return new Map(
    sent.map((set, index): [string, BoardSet] => {
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
