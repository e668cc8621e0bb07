import type { Position } from '../../data/programme/ground-model.ts';

/** To even metres: the middle between two points is then whole, and a smooth curve through the middles is exact. */
const even = (metres: number): number => 2 * Math.round(metres / 2);

/** A number after another one in path data: a minus sign separates by itself. */
const joined = (numbers: readonly number[]): string =>
  numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('');

const drawn = ([east, north]: Position): readonly [x: number, y: number] => [even(east), -even(north) || 0];

/**
 * Path data of a curve along points: a quadratic B-spline, which begins and ends in the first and last point, or is
 * closed. In metres, y to the south.
 */
export function curveAlong(points: readonly Position[], closed: boolean): string {
  const all = points.map(drawn);
  const [first, ...others] = all;
  if (!first) return '';
  const between = ([x, y]: readonly [number, number], [nextX, nextY]: readonly [number, number]) =>
    [(x + nextX) / 2, (y + nextY) / 2] as const;
  const last = all.at(-1) ?? first;
  const stations = closed
    ? [between(last, first), ...all.map((point, index) => between(point, all[index + 1] ?? first))]
    : [first, ...others.slice(0, -1).map((point, index) => between(point, others[index + 1] ?? point)), last];
  const [start = first] = stations;
  const [control = first] = closed ? all : others;
  const steps = stations.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = stations[index] ?? start;
    const step = [x - fromX, y - fromY];
    return index === 0 ? `q${joined([control[0] - fromX, control[1] - fromY, ...step])}` : `t${joined(step)}`;
  });
  return `M${joined(start)}${steps.join('')}${closed ? 'z' : ''}`;
}

/** Path data of a shape with straight edges. */
export function edgesAlong(points: readonly Position[]): string {
  const all = points.map(drawn);
  const steps = all.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = all[index] ?? [0, 0];
    if (y === fromY) return `h${x - fromX}`;
    return x === fromX ? `v${y - fromY}` : `l${joined([x - fromX, y - fromY])}`;
  });
  return `M${joined(all[0] ?? [0, 0])}${steps.join('')}z`;
}

/**
 * Path data of the way on foot between two positions: bent to the right as far as it takes for the line to be as long as the path. In metres,
 * y to the south.
 */
export function footpathCurve(from: Position, to: Position, metres: number): string {
  const [east, north] = [to[0] - from[0], to[1] - from[1]];
  const straight = Math.hypot(east, north);
  // A flat arc of the height h is longer than its chord by 8 h² / 3 chord. The curve's control point is twice as high.
  const height = Math.sqrt((Math.max(0, metres - straight) * straight * 3) / 8) * 2;
  const bend = straight > 0 ? Math.min(height, straight / 2) / straight : 0;
  const control = [east / 2 + north * bend, -north / 2 + east * bend].map(
    (length) => Math.round(length / 10) * 10 || 0,
  );
  return `M${joined([from[0], -from[1] || 0])}q${joined([...control, east, -north || 0])}`;
}
