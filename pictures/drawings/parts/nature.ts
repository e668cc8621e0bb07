/** Birds and leaves. */
import { Frame, line, num, path, type Mark, type Sheet, type Tones } from '../kit.ts';

/** A stencil for fronds: pairs of leaves along a bending stem. */
export function frond(
  s: Sheet,
  length: number,
  pairs = 7,
): (x: number, y: number, size: number, degrees: number) => Mark {
  const f = new Frame(0, 0, length);
  let leaves = '';
  for (let index = 1; index <= pairs; index++) {
    const t = index / (pairs + 1);
    const w = 0.2 * (1 - t * 0.6);
    const bend = t * t * 0.12;
    for (const side of [-1, 1])
      leaves += `M${bend} ${-t}Q${bend + side * w * 0.5} ${-t - 0.13} ${bend + side * w} ${-t - 0.1}Q${bend + side * w * 0.6} ${-t - 0.01} ${bend} ${-t}z`;
  }
  const stencil = s.symbol(f.path(leaves) + f.line(0.014, 'M0 0Q0 -0.5 0.14 -1.06'));
  return (x, y, size, degrees) => stencil(x, y, size / length, degrees);
}

/** A heron standing; unit is its height. */
export function heron(
  s: Sheet,
  x: number,
  foot: number,
  size: number,
  flip: 1 | -1,
  tones: Tones,
  dark: Tones = { k: 9 },
): void {
  const f = new Frame(x, foot, size, 0, flip);
  s.add(f.line(0.02, 'M-0.03 -0.36L-0.03 0L0.05 0M0.05 -0.36L0.03 -0.2L0.08 0L0.16 0'), dark);
  s.cut(
    f.path(
      'M-0.34 -0.3C-0.2 -0.55 0 -0.62 0.12 -0.6C0.2 -0.7 0.02 -0.82 0.12 -0.94C0.16 -1 0.26 -0.98 0.27 -0.94L0.5 -0.9L0.26 -0.88C0.12 -0.84 0.28 -0.72 0.22 -0.55C0.16 -0.36 -0.08 -0.3 -0.34 -0.3z',
    ),
    tones,
  );
  s.add(
    f.path('M-0.38 -0.27C-0.2 -0.5 -0.05 -0.54 0.04 -0.5C0 -0.4 -0.16 -0.36 -0.38 -0.27z') +
      f.path('M0.26 -0.95C0.14 -0.98 0.06 -0.94 -0.06 -0.86C0.06 -0.9 0.14 -0.91 0.26 -0.92z'),
    dark,
  );
}

/** An owl from the front, perched at x,foot. */
export function owl(s: Sheet, x: number, foot: number, size: number, plumage: Tones, face: Tones = {}): void {
  const f = new Frame(x, foot, size);
  s.cut(
    f.path(
      'M-0.3 -0.02C-0.48 -0.4 -0.4 -0.8 -0.3 -0.92C-0.15 -1.06 0.15 -1.06 0.3 -0.92C0.4 -0.8 0.48 -0.4 0.3 -0.02L0.12 0.06L0 -0.02L-0.12 0.06z',
    ),
    plumage,
  );
  s.cut(
    f.path(
      'M0 -0.88C-0.1 -1.02 -0.32 -0.96 -0.31 -0.76C-0.3 -0.6 -0.12 -0.52 0 -0.5C0.12 -0.52 0.3 -0.6 0.31 -0.76C0.32 -0.96 0.1 -1.02 0 -0.88z',
    ),
    face,
  );
  s.add(
    f.circle(-0.14, -0.77, 0.065) +
      f.circle(0.14, -0.77, 0.065) +
      f.path('M0 -0.78L0.045 -0.68L0 -0.58L-0.045 -0.68z'),
    { k: 9 },
  );
  s.cut(f.circle(-0.12, -0.79, 0.018) + f.circle(0.16, -0.79, 0.018));
  const bars = [-0.42, -0.33, -0.24, -0.15].flatMap((y, row) =>
    [-0.16, -0.05, 0.06, 0.17].map(
      (dx) =>
        `M${dx + (row % 2) * 0.05 - 0.03} ${y}Q${dx + (row % 2) * 0.05} ${y + 0.05} ${dx + (row % 2) * 0.05 + 0.03} ${y}`,
    ),
  );
  s.add(f.line(0.022, bars.join('')), { k: 9 });
  s.add(
    f.path('M-0.4 -0.6C-0.5 -0.3 -0.42 -0.1 -0.26 0.08C-0.28 -0.15 -0.26 -0.4 -0.4 -0.6z') +
      f.path('M0.4 -0.6C0.5 -0.3 0.42 -0.1 0.26 0.08C0.28 -0.15 0.26 -0.4 0.4 -0.6z'),
    { k: 6 },
  );
}

/** A hawk with wings spread, seen from below; size is half of its span. */
export function hawk(x: number, y: number, size: number, degrees = 0): Mark {
  const f = new Frame(x, y, size, degrees);
  return f.path(
    'M0 -0.24C0.08 -0.22 0.1 -0.14 0.12 -0.08C0.4 -0.3 0.7 -0.34 1 -0.2L0.86 -0.16L0.98 -0.08L0.82 -0.06L0.92 0.03L0.74 0.02L0.8 0.12C0.6 0.06 0.36 0.12 0.12 0.16L0.2 0.5L0 0.44L-0.2 0.5L-0.12 0.16C-0.36 0.12 -0.6 0.06 -0.8 0.12L-0.74 0.02L-0.92 0.03L-0.82 -0.06L-0.98 -0.08L-0.86 -0.16L-1 -0.2C-0.7 -0.34 -0.4 -0.3 -0.12 -0.08C-0.1 -0.14 -0.08 -0.22 0 -0.24z',
  );
}

/** A nightjar flying: long wings and tail, a small head. */
export function nightBird(x: number, y: number, size: number, degrees = 0): Mark {
  const f = new Frame(x, y, size, degrees);
  return f.path(
    'M0.26 -0.04C0.2 -0.12 0.08 -0.12 0 -0.1C-0.1 -0.4 -0.02 -0.75 0.2 -1C0.36 -0.7 0.3 -0.3 0.22 -0.1C0.3 -0.08 0.36 -0.02 0.38 0.02L0.26 0.08C0.2 0.12 0.12 0.12 0.04 0.1C-0.1 0.3 -0.3 0.6 -0.62 0.72C-0.56 0.4 -0.4 0.14 -0.2 0.02L-0.9 0.1L-0.82 0L-0.94 -0.08L-0.2 -0.08C-0.1 -0.1 0 -0.1 0.26 -0.04z',
  );
}

/** Scalloped rows of waves, each row as path data for crests. */
export function scallops(width: number, y: number, size: number, shift: number): Mark {
  let d = `M${num(-size + shift)} ${num(y)}`;
  for (let x = -size + shift; x < width + size; x += size)
    d += `q${num(size * 0.15)} ${num(-size * 0.55)} ${num(size * 0.62)} ${num(-size * 0.5)}q${num(-size * 0.2)} ${num(size * 0.25)} ${num(size * 0.38)} ${num(size * 0.5)}`;
  return path(`${d}v${num(size * 1.6)}H${num(-size + shift)}z`);
}

/** Bunches of grass lines seen near. */
export const stems = (points: readonly (readonly [number, number, number])[], width: number): Mark =>
  line(
    width,
    points
      .map(
        ([x, y, tall]) =>
          `M${num(x)} ${num(y)}q${num(tall * 0.1)} ${num(-tall * 0.6)} ${num(tall * 0.3)} ${num(-tall)}`,
      )
      .join(''),
  );
