/** Draws time in rows of five minutes (`shared/look/time-scale.ts`). Times are the festival's: `26:00`. */
import { clockTime } from './clock.ts';
import { minutesOf, timeOf } from './timed-sets.ts';

const ROW = 5;
const HOUR = 60;

export interface Span {
  readonly from: string;
  readonly to: string;
}

/**
 * Finds the row of the present on a drawn day: its number from midnight, the part of it that is over (0 to
 * 1), and whether the day lacks the row.
 */
export function ruleAt(minute: number, since: string, until: string) {
  const row = Math.floor(minute / ROW);
  const [from, to] = [timeOf(row * ROW), timeOf((row + 1) * ROW)];
  return { from, to, over: minute / ROW - row, hidden: from < since || to > until };
}

const rowStart = (time: string): number => Math.floor(minutesOf(time) / ROW) * ROW;

/** The hours around these spans, each labelled like a clock: `9` and `pm`, `12` and `noon`. */
export function hoursAround(spans: readonly Span[]) {
  const first = Math.floor(Math.min(...spans.map(({ from }) => minutesOf(from))) / HOUR);
  const last = Math.ceil(Math.max(...spans.map(({ to }) => minutesOf(to))) / HOUR);
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => {
    const [from, to] = [timeOf((first + index) * HOUR), timeOf((first + index + 1) * HOUR)];
    const [, hour = '', half = ''] = /^(\d+) ?(.*)$/.exec(clockTime(from)) ?? [];
    // `midnight` may break in its middle.
    return { from, to, hour, half: half.replace('midnight', 'mid\u200Bnight') };
  });
}

/** The rows of a span, as attributes of the drawn element (`shared/look/time-scale.ts`). */
export const drawnFrom = (from: string, to: string) => ({ 'data-from': from, 'data-to': to });

/** Spans in lanes, by their starts. Each ends at the start of the next in its lane, or earlier. */
function rowsInLanes<One extends Span & { readonly lane: number }>(spans: readonly One[]) {
  const free: number[] = [];
  return spans.map((span, index) => {
    const next = spans.slice(index + 1).find(({ lane }) => lane === span.lane);
    const from = Math.max(rowStart(span.from), free[span.lane] ?? 0);
    const to = Math.max(from + ROW, Math.min(rowStart(span.to), next ? rowStart(next.from) : Infinity));
    free[span.lane] = to;
    return { span, from, to, drawn: drawnFrom(timeOf(from), timeOf(to)) };
  });
}

/** Whether at most two spans ever overlap. More have no room side by side. */
export const fitsTwoLanes = (spans: readonly Span[]): boolean =>
  spans.every(({ from }) => spans.filter((span) => span.from <= from && from < span.to).length <= 2);

/** Sets in the order of their starts, in two lanes: overlapping sets stand side by side. */
export function placeInLanes<One extends Span>(sets: readonly One[]) {
  const until = ['', ''];
  const entries = rowsInLanes(
    sets.map((set) => {
      const lane = until.findIndex((end) => end <= set.from);
      const ownLane = lane < 0 ? Number((until[1] ?? '') < (until[0] ?? '')) : lane;
      until[ownLane] = set.to;
      return { ...set, lane: ownLane };
    }),
  );
  return entries.map(({ span, from, to, drawn }) => ({
    ...span,
    drawn,
    /** Undefined where the set overlaps with no other. */
    lane: entries.some(
      (neighbour) => neighbour.span.lane !== span.lane && neighbour.from < to && from < neighbour.to,
    )
      ? span.lane
      : undefined,
  }));
}
