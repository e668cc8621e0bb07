import type { SetFacts } from '../../data/programme/change-model.ts';
import type { PlaceId } from '../../data/programme/places.ts';
import { clockTime } from '../../figures/clock.ts';
import { nameOfDay, type NamedDay } from '../programme/day-names.ts';
import { minutesOf } from '../../figures/timed-sets.ts';

export type ChangeKind = 'moved' | 'cancelled' | 'back' | 'withdrawn' | 'fact';

export interface ChangeWords {
  /** Beside a set that changed. `{was}` is what was announced; `movedTo` and `endsNow` have `{is}`. */
  readonly mark: Readonly<Record<'moved' | 'movedTo' | 'ends' | 'endsNow' | 'cancelled' | 'back', string>>;
  readonly between: string;
  /** Follows the reason where changes are listed by what they are of. `{when}` is a day and a time. */
  readonly announced: string;
  /** With `{title}`, `{was}` and `{is}`. The reason follows as a sentence of its own. */
  readonly sentences: Readonly<Record<ChangeKind, string>>;
}

/** What days and places are called. */
export interface Names {
  readonly days: readonly NamedDay[];
  readonly places: Readonly<Record<PlaceId, { readonly name: string }>>;
}

type When = Omit<SetFacts, 'cancelled'>;

export interface Parts {
  /** The day's name; the start, or start and end; the place's name. */
  readonly day: boolean;
  readonly time: 'start' | 'both' | 'none';
  readonly place: boolean;
}

/** When and where a set is, as visitors read it: `Friday, 7.20pm, Boathouse Stage`, or the parts of it that matter. */
export function whenAndWhere(
  { day, start, end, place }: When,
  parts: Parts,
  { days, places }: Names,
  between = '',
): string {
  const both = `${clockTime(start)} ${between} ${clockTime(end)}`;
  return [
    parts.day && nameOfDay(day, days),
    parts.time !== 'none' && (parts.time === 'both' ? both : clockTime(start)),
    parts.place && places[place].name,
  ]
    .filter(Boolean)
    .join(', ');
}

/** How long a set lasts, in minutes. */
export const minutesLong = ({ start, end }: Pick<When, 'start' | 'end'>): number =>
  minutesOf(end) - minutesOf(start);
