/** The shapes of what was announced, and of what has changed since. */
import type { DayId } from './festival.ts';
import type { PlaceId } from './grounds.ts';

interface ChangeBasics {
  /** The date and time of the change, with the offset from UTC: `2026-07-17T14:02:00+01:00`. */
  readonly at: string;
  /** A word on the reason, as visitors read it. */
  readonly why: string;
}

/** What visitors rely on of a set. */
export interface SetFacts {
  readonly day: DayId;
  /** As in `EventSet`. */
  readonly start: string;
  readonly end: string;
  readonly place: PlaceId;
  readonly cancelled: boolean;
}

/** A set that moved, was cancelled, or takes place after all. Before and after have the same fields. */
export interface SetChange extends ChangeBasics {
  /** The id of the set. */
  readonly set: string;
  readonly before: Partial<SetFacts>;
  readonly after: Partial<SetFacts>;
}

/** A set that is no longer in the programme at all, not even as cancelled: it should never have been there. */
export interface Withdrawal extends ChangeBasics {
  /** The id that the set had. */
  readonly withdrawn: string;
  readonly title: string;
  readonly before: Omit<SetFacts, 'cancelled'>;
}

/** Something else that visitors rely on: the last bus, a gate. All as visitors read it. */
export interface FactChange extends ChangeBasics {
  readonly fact: string;
  readonly before: string;
  readonly after: string;
}

export type Change = SetChange | Withdrawal | FactChange;

/** A set as it was announced. The words are of that day: places and days may have changed since. */
export interface AnnouncedSet {
  readonly id: string;
  readonly title: string;
  readonly day: string;
  readonly start: string;
  readonly end: string;
  readonly place: string;
  readonly cancelled?: true;
}

/** The programme as visitors were told it first. */
export interface Announced {
  /** The date and time, with the offset from UTC. */
  readonly at: string;
  /** Empty before the announcement: until then, sets may change without a word. */
  readonly sets: readonly AnnouncedSet[];
}

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
