/** Tents, lights and strings of things. */
import {
  circle,
  Frame,
  line,
  num,
  path,
  poly,
  spots,
  type Mark,
  type Point,
  type Sheet,
  type Tones,
} from '../kit.ts';

/** A bell tent; `size` is its height. */
export function bellTent(
  s: Sheet,
  x: number,
  foot: number,
  size: number,
  tones: Tones = { a: 9 },
  shade: Tones = { k: 3 },
  door: Tones = { a: 3 },
): void {
  const f = new Frame(x, foot, size);
  s.cut(f.path('M0 -1L0.78 -0.3L0.82 0L-0.82 0L-0.78 -0.3z'), tones);
  s.add(f.path('M0 -1L0.78 -0.3L0.82 0L0.42 0L0.4 -0.28zM-0.78 -0.3L0.78 -0.3L0.8 -0.25L-0.8 -0.25z'), shade);
  s.cut(f.path('M0 -0.72L0.17 0L-0.17 0z'), door);
  s.add(line(size * 0.02, `M${num(x)} ${num(foot - size)}v${num(-size * 0.1)}`), { k: 9 });
}

/** A small dome tent. */
export function domeTent(
  s: Sheet,
  x: number,
  foot: number,
  size: number,
  tones: Tones = { a: 9 },
  shade: Tones = { k: 3 },
): void {
  const f = new Frame(x, foot, size);
  s.cut(f.path('M-1 0C-0.8 -0.95 0.8 -0.95 1 0z'), tones);
  s.add(
    f.path(
      'M0.1 -0.7C0.6 -0.75 0.92 -0.4 1 0L0.5 0C0.5 -0.3 0.3 -0.6 0.1 -0.7zM-0.35 0C-0.3 -0.4 -0.1 -0.5 0 -0.5C0.1 -0.5 0.18 -0.3 0.2 0z',
    ),
    shade,
  );
}

/** A ridge tent seen from its end. */
export function ridgeTent(
  s: Sheet,
  x: number,
  foot: number,
  size: number,
  tones: Tones = { b: 9 },
  shade: Tones = { k: 5 },
): void {
  const f = new Frame(x, foot, size);
  s.cut(f.path('M-0.7 0L0 -0.9L1.2 -0.75L1.6 0z'), tones);
  s.add(f.path('M0 -0.9L0.6 0L-0.7 0z'), shade);
  s.cut(f.path('M0 -0.85L0.2 0L-0.15 0z'), { k: 9 });
}

/** Points along a slack line between two others. */
export function slack(from: Point, to: Point, sag: number, count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
  });
}

/** Triangular flags on a line, in turns of two tones. */
export function bunting(
  s: Sheet,
  from: Point,
  to: Point,
  sag: number,
  count: number,
  size: number,
  one: Tones = { a: 9 },
  two: Tones = { b: 9 },
): void {
  const points = slack(from, to, sag, count);
  const flags = (start: number): Mark =>
    path(
      points
        .slice(0, -1)
        .flatMap(([x, y], index) => {
          const next = points[index + 1] ?? [x, y];
          if (index % 2 !== start) return [];
          return `M${num(x)} ${num(y)}L${num(next[0])} ${num(next[1])}L${num((x + next[0]) / 2)} ${num((y + next[1]) / 2 + size)}z`;
        })
        .join(''),
    );
  s.cut(flags(0), one);
  s.cut(flags(1), two);
  s.add(cord(points, 3), { k: 9 });
}

export const cord = (points: readonly Point[], width: number): Mark =>
  line(width, `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`);

/** A string of round bulbs, each with a little light around it. */
export function bulbs(
  s: Sheet,
  from: Point,
  to: Point,
  sag: number,
  count: number,
  size: number,
  glow: Tones = { k: -5 },
  cordTones: Tones = { k: 9 },
): void {
  const points = slack(from, to, sag, count);
  s.add(spots(size * 3, points), glow);
  s.add(cord(points, Math.max(2, size * 0.18)), cordTones);
  s.cut(spots(size, points));
}

/** A paper lantern with its ribs. */
export function lantern(
  s: Sheet,
  x: number,
  y: number,
  radius: number,
  tones: Tones = { a: 4 },
  ribs: Tones = { a: 9 },
): void {
  s.cut(circle(x, y, radius), tones);
  const r = radius * 0.92;
  s.add(
    line(
      radius * 0.07,
      `M${num(x)} ${num(y - r)}q${num(-r)} ${num(r)} 0 ${num(r * 2)}M${num(x)} ${num(y - r)}q${num(r)} ${num(r)} 0 ${num(r * 2)}M${num(x)} ${num(y - r)}v${num(r * 2)}`,
    ),
    ribs,
  );
  s.add(
    line(
      radius * 0.3,
      `M${num(x - radius * 0.3)} ${num(y - radius)}h${num(radius * 0.6)}M${num(x - radius * 0.3)} ${num(y + radius)}h${num(radius * 0.6)}`,
    ),
    { k: 9 },
  );
}

/** Flames. */
export function fire(s: Sheet, x: number, foot: number, size: number): void {
  const f = new Frame(x, foot, size);
  s.cut(
    f.path(
      'M-0.5 0C-0.9 -0.6 -0.4 -0.8 -0.45 -1.3C-0.1 -1.1 -0.15 -0.9 -0.1 -0.8C0.1 -1.2 0 -1.6 0.15 -1.9C0.6 -1.4 0.3 -1.1 0.45 -0.8C0.6 -1 0.6 -1.1 0.6 -1.2C0.9 -0.7 0.8 -0.3 0.5 0z',
    ),
    { a: 9 },
  );
  s.cut(f.path('M-0.25 0C-0.5 -0.4 -0.1 -0.6 0 -1C0.3 -0.7 0.4 -0.3 0.25 0z'));
}

/** A dog standing, from the side; one unit is its height at the shoulder. */
export function dog(x: number, foot: number, size: number, flip = 1): Mark {
  const f = new Frame(x, foot, size, 0, flip);
  return (
    f.path(
      'M-0.8 -0.95C-0.4 -1.1 0.3 -0.95 0.5 -1.05C0.6 -1.3 0.7 -1.5 0.95 -1.5C1.1 -1.48 1.2 -1.35 1.45 -1.3C1.5 -1.15 1.4 -1.1 1.15 -1.1C1 -0.9 0.8 -0.6 0.62 -0.5C0.2 -0.35 -0.4 -0.5 -0.7 -0.5z',
    ) +
    f.path('M0.72 -1.4C0.55 -1.3 0.55 -1.1 0.7 -0.98C0.85 -1.1 0.9 -1.3 0.72 -1.4z') +
    f.line(
      0.15,
      'M0.45 -0.6L0.42 0L0.55 0M0.62 -0.6L0.66 0L0.78 0M-0.6 -0.6L-0.78 -0.35L-0.68 0L-0.55 0M-0.5 -0.6L-0.55 -0.32L-0.45 0L-0.33 0',
    ) +
    f.line(0.12, 'M-0.75 -0.88C-1.1 -1 -1.2 -1.3 -1.05 -1.5')
  );
}

/** A table or counter: top and two legs. */
export const table = (x: number, top: number, width: number, foot: number, thick = 14): Mark =>
  poly([
    [x, top],
    [x + width, top],
    [x + width, top + thick],
    [x, top + thick],
  ]) +
  line(
    thick * 0.8,
    `M${num(x + width * 0.08)} ${num(top + thick)}V${num(foot)}M${num(x + width * 0.92)} ${num(top + thick)}V${num(foot)}`,
  );

/** Birds far off. */
export const birds = (points: readonly Point[], size: number): Mark =>
  line(
    size * 0.18,
    points
      .map(
        ([x, y]) =>
          `M${num(x - size)} ${num(y - size * 0.3)}q${num(size * 0.6)} ${num(-size * 0.3)} ${num(size)} ${num(size * 0.3)}q${num(size * 0.4)} ${num(-size * 0.6)} ${num(size)} ${num(-size * 0.3)}`,
      )
      .join(''),
  );
