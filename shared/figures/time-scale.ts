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

/** The row that a minute is in, counted from the day's midnight, and how much of it is over, from 0 to 1. */
export function rowAt(minute: number) {
  const row = Math.floor(minute / ROW);
  return { from: timeOf(row * ROW), to: timeOf((row + 1) * ROW), over: minute / ROW - row };
}

const rowStart = (time: string): number => Math.floor(minutesOf(time) / ROW) * ROW;

/** The hours that hold these spans, each with its sign, as a clock's face has it: `9` and `pm`, `12` and `noon`. */
export function hoursAround(spans: readonly Span[]) {
  const first = Math.floor(Math.min(...spans.map(({ from }) => minutesOf(from))) / HOUR);
  const last = Math.ceil(Math.max(...spans.map(({ to }) => minutesOf(to))) / HOUR);
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => {
    const [from, to] = [timeOf((first + index) * HOUR), timeOf((first + index + 1) * HOUR)];
    const [, sign = '', half = ''] = /^(\d+) ?(.*)$/.exec(clockTime(from)) ?? [];
    return { from, to, sign, half };
  });
}

/**
 * Spans in the order of their beginnings, side by side where they are on at once: each in the lane that is free first,
 * where it begins no sooner than the lane is free, and has a row at least.
 */
export function inLanes<One extends Span>(spans: readonly One[], lanes = 2) {
  const free = Array.from({ length: lanes }, () => 0);
  const placed = spans.map((span) => {
    const lane = free.findIndex((until) => until <= minutesOf(span.from));
    const own = lane < 0 ? free.indexOf(Math.min(...free)) : lane;
    const from = Math.max(rowStart(span.from), free[own] ?? 0);
    const to = Math.max(rowStart(span.to), from + ROW);
    free[own] = to;
    return { span, lane: own, from, to };
  });
  return placed.map(({ span, lane, from, to }) => ({
    ...span,
    rows: { from: timeOf(from), to: timeOf(to) },
    /** Undefined where nothing else is on. */
    lane: placed.some((other) => other.lane !== lane && other.from < to && from < other.to)
      ? lane
      : undefined,
  }));
}
