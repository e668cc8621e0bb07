/** The stage: lattice, lamps, beams, loudspeakers. */
import { line, num, path, poly, rect, type Mark, type Point, type Sheet, type Tones } from '../kit.ts';

/** Lattice between two points. */
export function truss(x1: number, y1: number, x2: number, y2: number, depth: number, width = 5): Mark {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const ux = (x2 - x1) / length;
  const uy = (y2 - y1) / length;
  const count = Math.max(2, Math.round(length / depth));
  const at = (along: number, out: number) =>
    `${num(x1 + ux * along - uy * out)} ${num(y1 + uy * along + ux * out)}`;
  let zig = `M${at(0, 0)}`;
  for (let index = 1; index <= count; index++)
    zig += `L${at((length * index) / count, index % 2 ? depth : 0)}`;
  return (
    line(width, `M${at(0, 0)}L${at(length, 0)}M${at(0, depth)}L${at(length, depth)}`) + line(width * 0.6, zig)
  );
}

/** A beam of light from a lamp to a width on the floor. */
export const beam = (x: number, y: number, left: number, right: number, floor: number, mouth = 8): Mark =>
  poly([
    [x - mouth, y],
    [x + mouth, y],
    [right, floor],
    [left, floor],
  ]);

/** Stage lamps hanging at points. */
export const lamps = (points: readonly Point[], size: number): Mark =>
  path(
    points
      .map(
        ([x, y]) =>
          `M${num(x - size)} ${num(y)}h${num(size * 2)}l${num(size * 0.4)} ${num(size * 1.8)}h${num(-size * 2.8)}z`,
      )
      .join(''),
  );

/** A hanging column of loudspeakers. */
export function speakers(
  s: Sheet,
  x: number,
  y: number,
  width: number,
  count: number,
  edge: Tones = { a: 0, b: 0, k: 0 },
): void {
  const step = width * 0.42;
  s.cut(rect(x, y, width, step * count), { k: 9 });
  s.add(
    line(
      3,
      Array.from(
        { length: count },
        (_, index) => `M${num(x + 6)} ${num(y + step * (index + 1))}h${num(width - 12)}`,
      ).join(''),
    ),
    edge,
  );
}
