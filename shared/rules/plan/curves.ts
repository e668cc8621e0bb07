import type { Point } from './grid.ts';

/** Rounds to even numbers: middles between points are then whole, and curves through them exact. */
const even = (length: number): number => 2 * Math.round(length / 2) || 0;

/** Joins numbers in path data, where a minus sign separates by itself. */
const joined = (numbers: readonly number[]): string =>
  numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('');

const between = ([x, y]: Point, [otherX, otherY]: Point): Point => [(x + otherX) / 2, (y + otherY) / 2];
const step = ([x, y]: Point, [toX, toY]: Point): Point => [toX - x, toY - y];

/** A quadratic B-spline along points, from the first to the last, or closed. */
export function curveAlong(points: readonly Point[], closed: boolean): string {
  const controls = points.map(([x, y]): Point => [even(x), even(y)]);
  const [first = [0, 0], second = first] = controls;
  const last = controls.at(-1) ?? first;
  const seam = between(last, first);
  const middles = controls.slice(1).map((point, index) => between(controls[index] ?? point, point));
  const stations = closed ? [seam, ...middles, seam] : [first, ...middles.slice(1), last];
  const [start = first] = stations;
  const steps = stations.slice(1).map((station, index) => {
    const by = step(stations[index] ?? start, station);
    return index === 0 ? `q${joined([...step(start, closed ? first : second), ...by])}` : `t${joined(by)}`;
  });
  return `M${joined(start)}${steps.join('')}${closed ? 'z' : ''}`;
}

/** Path data of a shape with straight edges. */
export const edgesAlong = ([first = [0, 0], ...others]: readonly Point[]): string =>
  `M${joined(first)}l${joined(others.flatMap((point, index) => step(others[index - 1] ?? first, point)))}z`;

/** Path data of a footpath between two points, bent to the right until it is as long as the path. */
export function footpathCurve(from: Point, to: Point, length: number): string {
  const [x, y] = step(from, to);
  const straight = Math.hypot(x, y);
  // A flat arc of height h is longer than its chord by 8 h² / 3
  // chord. The curve's control point is twice as high.
  const height = Math.sqrt((Math.max(0, length - straight) * straight * 3) / 8) * 2;
  const bend = straight > 0 ? Math.min(height, straight / 2) / straight : 0;
  const control = [x / 2 - y * bend, y / 2 + x * bend].map(
    (coordinate) => Math.round(coordinate / 10) * 10 || 0,
  );
  return `M${joined(from)}q${joined([...control, x, y])}`;
}
