/** Time drawn to scale: in rows of five minutes (`shared/look/time-scale.ts`). Times are the festival's: `23:15`, `26:00`. */
import { clockTime } from './clock.ts';
import { minutesOf, timeOf } from './timed-sets.ts';

/** The minutes of a row. */
const ROW = 5;
const HOUR = 60;

export interface Span {
  readonly from: string;
  readonly to: string;
}

/**
 * Where the rule of now stands on a day that is drawn from one time until another: the row that a minute is in, counted
 * from the day's midnight, how much of it is over, from 0 to 1, and whether the day has no such row.
 */
export function ruleAt(minute: number, since: string, until: string) {
  const row = Math.floor(minute / ROW);
  const [from, to] = [timeOf(row * ROW), timeOf((row + 1) * ROW)];
  return { from, to, over: minute / ROW - row, hidden: from < since || to > until };
}

const rowStart = (time: string): number => Math.floor(minutesOf(time) / ROW) * ROW;

/** The sign of an hour, as a clock's face has it: `9` and `pm`, `12` and `noon`. `midnight` can break in its middle. */
export function hourSign(time: string) {
  const [, sign = '', half = ''] = /^(\d+) ?(.*)$/.exec(clockTime(time)) ?? [];
  return { sign, half: half.replace('midnight', 'mid\u200Bnight') };
}

/** Fewer free hours are drawn. */
const FREE_HOURS = 2;
/** The minutes that a fold is as high as, however long it is. */
const FOLDED = 55;

/** Whole hours in which nothing is on, several one after the other: these are folded away. */
export function foldsBetween(spans: readonly Span[]): readonly Span[] {
  const sorted = spans.toSorted((one, other) => minutesOf(one.from) - minutesOf(other.from));
  return sorted.slice(1).flatMap(({ from }, index) => {
    const ends = sorted.slice(0, index + 1).map(({ to }) => minutesOf(to));
    const first = Math.ceil(Math.max(...ends) / HOUR);
    const last = Math.floor(minutesOf(from) / HOUR);
    return last - first < FREE_HOURS ? [] : [{ from: timeOf(first * HOUR), to: timeOf(last * HOUR) }];
  });
}

/** Where a time is drawn on a day of which some hours are folded away. */
const drawnAt = (time: string, folds: readonly Span[]): string =>
  timeOf(
    folds
      .filter(({ to }) => to <= time)
      .reduce((at, { from, to }) => at - (minutesOf(to) - minutesOf(from)) + FOLDED, minutesOf(time)),
  );

/** The hours that hold these spans, each with its sign. */
export function hoursAround(spans: readonly Span[]) {
  const first = Math.floor(Math.min(...spans.map(({ from }) => minutesOf(from))) / HOUR);
  const last = Math.ceil(Math.max(...spans.map(({ to }) => minutesOf(to))) / HOUR);
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => {
    const [from, to] = [timeOf((first + index) * HOUR), timeOf((first + index + 1) * HOUR)];
    return { from, to, ...hourSign(from) };
  });
}

/** The rows of a span, as attributes of what is drawn there (`shared/look/time-scale.ts`). */
export const drawnFrom = (from: string, to: string, folds: readonly Span[]) => ({
  'data-from': drawnAt(from, folds),
  'data-to': drawnAt(to, folds),
});

export type Drawn = ReturnType<typeof drawnFrom>;

/**
 * Spans one after the other, in the order in which they are given: each ends where the next one of its lanes begins,
 * if not before, and has a row at least.
 */
export function inTurn<One extends Span & { readonly lanes?: readonly number[] }>(
  spans: readonly One[],
  folds: readonly Span[] = [],
) {
  const free: number[] = [];
  return spans.map((span, index) => {
    const { lanes: own = [0] } = span;
    const next = spans.slice(index + 1).find(({ lanes = [0] }) => lanes.some((lane) => own.includes(lane)));
    const from = Math.max(rowStart(span.from), ...own.map((lane) => free[lane] ?? 0));
    const to = Math.max(from + ROW, Math.min(rowStart(span.to), next ? rowStart(next.from) : Infinity));
    for (const lane of own) free[lane] = to;
    return { span, from, to, drawn: drawnFrom(timeOf(from), timeOf(to), folds) };
  });
}

/** Sets in the order of their beginnings, in two lanes: those that are on at once stand side by side. */
export function sideBySide<One extends Span>(sets: readonly One[]) {
  const until = ['', ''];
  const placed = inTurn(
    sets.map((set) => {
      const lane = until.findIndex((end) => end <= set.from);
      const own = lane < 0 ? Number((until[1] ?? '') < (until[0] ?? '')) : lane;
      until[own] = set.to;
      return { ...set, lanes: [own] };
    }),
  );
  return placed.map(({ span, from, to, drawn }) => ({
    ...span,
    drawn,
    /** Undefined where nothing else is on. */
    lane: placed.some((other) => other.span.lanes[0] !== span.lanes[0] && other.from < to && from < other.to)
      ? span.lanes[0]
      : undefined,
  }));
}
