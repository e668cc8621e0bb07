/** Land, water and sky. */
import {
  circle,
  curve,
  line,
  num,
  path,
  poly,
  rect,
  spots,
  under,
  type Mark,
  type Point,
  type Sheet,
  type Tones,
} from '../kit.ts';

/** Pointed rays around a disc, every other one shorter. */
export function rays(x: number, y: number, inner: number, outer: number, count: number, width = 0.28): Mark {
  let d = '';
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * Math.PI * 2;
    const half = (Math.PI / count) * width * 2;
    const tip = index % 2 ? inner + (outer - inner) * 0.6 : outer;
    const at = (turn: number, radius: number) =>
      `${num(x + Math.sin(turn) * radius)} ${num(y - Math.cos(turn) * radius)}`;
    d += `M${at(angle - half, inner)}L${at(angle, tip)}L${at(angle + half, inner)}z`;
  }
  return path(d);
}

/** A sun or moon of bare paper, ringed by rays. */
export function disc(
  s: Sheet,
  x: number,
  y: number,
  radius: number,
  ray: Tones = { a: 9, k: 0, b: 0 },
  count = 36,
): void {
  s.add(rays(x, y, radius * 1.1, radius * 1.5, count), ray);
  s.cut(circle(x, y, radius));
}

/** Stars over the top of the sheet, fewer below. */
export function stars(s: Sheet, count: number, floor: number, size = 5): void {
  const scatter = (many: number): Point[] =>
    Array.from({ length: many }, () => [s.between(10, s.width - 10), s.random() ** 1.3 * floor]);
  s.cut(spots(size, scatter(count / 3)));
  s.cut(spots(size * 0.6, scatter(count * 0.67)));
}

/** A round Lakeland fell: a smooth ridge, filled to the sheet's foot, with a shaded flank. */
export function fell(
  s: Sheet,
  ridge: readonly Point[],
  tones: Tones,
  shade?: Tones,
  slope = 0.55,
  floor = s.height + 10,
): Mark {
  const mark = under(ridge, floor);
  s.cut(mark, tones);
  if (shade) {
    const tops = ridge.filter((point, index) => {
      const before = ridge[index - 1];
      const after = ridge[index + 1];
      return before && after && point[1] < before[1] && point[1] < after[1];
    });
    for (const [x, y] of tops) {
      const index = ridge.findIndex((point) => point[0] === x && point[1] === y);
      const side = ridge.slice(index);
      const down = floor - y;
      s.add(
        path(
          `${curve(side)}V${num(floor)}H${num(x + down * slope)}C${num(x + down * 0.1)} ${num(y + down * 0.7)} ${num(x + down * 0.3)} ${num(y + down * 0.3)} ${num(x)} ${num(y)}z`,
        ),
        shade,
      );
      break;
    }
  }
  return mark;
}

/** A spruce: ragged tiers on a trunk. */
export function spruce(x: number, foot: number, height: number): Mark {
  const tiers = Math.max(4, Math.round(height / 45));
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const y = foot - height + (height * 0.9 * tier) / tiers;
    const half = (height * 0.2 * tier) / tiers + 3;
    left.push([x - half, y], [x - half * 0.45, y - height * 0.02]);
    right.push([x + half, y - height * 0.015], [x + half * 0.45, y - height * 0.03]);
  }
  return poly([[x, foot - height], ...right, [x + 4, foot], [x - 4, foot], ...left.toReversed()]);
}

/** Several spruces, all cut from one stencil. */
export function wood(s: Sheet, from: number, to: number, foot: number, height: number, gap: number): Mark {
  const tree = s.symbol(spruce(0, 0, height));
  let mark = '';
  for (let x = from; x < to; x += gap * s.between(0.7, 1.4)) mark += tree(x, foot, s.between(0.6, 1.1));
  return mark;
}

/** A broad-leaved tree: a trunk and a crown of rounds. */
export function oak(x: number, foot: number, size: number): Mark {
  const r = size * 0.26;
  const y = foot - size;
  return (
    path(
      `M${num(x - size * 0.07)} ${num(foot)}L${num(x - size * 0.035)} ${num(y + r)}H${num(x + size * 0.035)}L${num(x + size * 0.07)} ${num(foot)}z`,
    ) +
    circle(x, y + r * 0.9, r) +
    circle(x - r * 0.9, y + r * 1.6, r * 0.85) +
    circle(x + r * 0.95, y + r * 1.5, r * 0.9) +
    circle(x + r * 0.1, y + r * 2, r * 0.8)
  );
}

/** Still water's streaks: short level strokes, longer and further apart towards the viewer. */
export function ripples(
  s: Sheet,
  left: number,
  right: number,
  top: number,
  bottom: number,
  rows: number,
  width = 5,
): Mark {
  let d = '';
  for (let row = 0; row < rows; row++) {
    const depth = (row + 0.5) / rows;
    const y = top + (bottom - top) * depth ** 1.3;
    const length = (right - left) * (0.1 + 0.22 * depth);
    for (let x = left + s.random() * length; x < right - length / 2; x += length * s.between(1.3, 3))
      d += `M${num(x)} ${num(y)}h${num(Math.min(length * s.between(0.4, 1), right - x))}`;
  }
  return line(width, d);
}

/** Light on the water below a lamp, a window or the moon. */
export function glitter(
  s: Sheet,
  x: number,
  top: number,
  bottom: number,
  half: number,
  rows: number,
  width = 6,
): Mark {
  let d = '';
  for (let row = 0; row < rows; row++) {
    const y = top + ((bottom - top) * (row + 0.3)) / rows;
    const reach = half * s.between(0.35, 1);
    d += `M${num(x - reach + s.between(-6, 6))} ${num(y)}h${num(reach * 2)}`;
  }
  return line(width, d);
}

/** Tufts of grass or reed growing up from a line. */
export function reeds(
  s: Sheet,
  from: number,
  to: number,
  foot: number,
  height: number,
  count: number,
  width = 5,
): Mark {
  let d = '';
  for (let blade = -3; blade <= 3; blade++) {
    const tall = height * s.between(0.5, 1);
    d += `M${num(blade * height * 0.06)} 0q${num(s.between(-8, 8))} ${num(-tall * 0.6)} ${num(blade * height * 0.05 + s.between(-12, 12))} ${num(-tall)}`;
  }
  const tuft = s.symbol(line(width, d));
  let marks = '';
  for (let index = 0; index < count / 5; index++)
    marks += tuft(s.between(from, to), foot + s.between(0, height * 0.3));
  return marks;
}

/** A soft flat cloud. */
export function cloud(x: number, y: number, size: number): Mark {
  const n = (part: number) => num(size * part);
  return path(
    `M${num(x - size)} ${num(y)}q${n(0.02)} ${n(-0.24)} ${n(0.36)} ${n(-0.22)}q${n(0.2)} ${n(-0.34)} ${n(0.6)} ${n(-0.12)}q${n(0.3)} ${n(-0.22)} ${n(0.52)} ${n(0.12)}q${n(0.42)} ${n(-0.04)} ${n(0.52)} ${n(0.22)}z`,
  );
}

/** Rain, slanting. */
export function rain(s: Sheet, count: number, length: number): Mark {
  let d = '';
  for (let index = 0; index < count; index++)
    d += `M${num(s.between(0, s.width))} ${num(s.between(-20, s.height))}l${num(-length * 0.25)} ${num(length)}`;
  return line(3, d);
}

/** The ground from a line to the sheet's foot. */
export const ground = (s: Sheet, y: number): Mark => rect(-9, y, s.width + 18, s.height - y + 9);
