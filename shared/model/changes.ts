import type { DayId } from './festival.ts';
import type { PlaceId } from './grounds.ts';

interface ChangeBasics {
  /** The date and time of the change, with the offset from UTC: `2026-07-17T14:02:00+01:00`. */
  readonly at: string;
  readonly why: string;
}

/** The facts of a set that visitors rely on. */
export interface SetFacts {
  readonly day: DayId;
  readonly start: string;
  readonly end: string;
  readonly place: PlaceId;
  readonly cancelled: boolean;
}

/** A set that moved, was cancelled, or takes place after all. Before and after have the same fields. */
export interface SetChange extends ChangeBasics {
  readonly set: string;
  readonly before: Partial<SetFacts>;
  readonly after: Partial<SetFacts>;
}

/** A set that has left the programme entirely, because it should never have been there. */
export interface Withdrawal extends ChangeBasics {
  readonly withdrawn: string;
  readonly title: string;
  readonly before: Omit<SetFacts, 'cancelled'>;
}

/** Another fact, such as the last bus or a gate, as visitors read it. */
interface FactChange extends ChangeBasics {
  readonly fact: string;
  readonly before: string;
  readonly after: string;
}

export type ProgrammeChange = SetChange | Withdrawal | FactChange;

/** A set as it was announced, in the words of that day: places and days may have other names since. */
export interface AnnouncedSet {
  readonly id: string;
  readonly title: string;
  readonly day: string;
  readonly start: string;
  readonly end: string;
  readonly place: string;
  readonly cancelled?: true;
}

/** The first announcement of the programme. */
export interface Announced {
  /** The date and time, with the offset from UTC. */
  readonly at: string;
  /** Empty before the announcement: until then, sets may change without a notice. */
  readonly sets: readonly AnnouncedSet[];
}

export type ChangeKind = 'moved' | 'cancelled' | 'back' | 'withdrawn' | 'fact';

export interface ChangeWords {
  /** The mark beside a changed set. `{was}` was announced; `movedTo` and `endsNow` have `{is}`. */
  readonly mark: Readonly<Record<'moved' | 'movedTo' | 'ends' | 'endsNow' | 'cancelled' | 'back', string>>;
  readonly between: string;
  /** Follows the reason where changes are listed by subject. `{when}` is a day and a time. */
  readonly announced: string;
  /** With `{title}`, `{was}` and `{is}`. The reason follows as a sentence of its own. */
  readonly sentences: Readonly<Record<ChangeKind, string>>;
}
