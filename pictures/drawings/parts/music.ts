/** Instruments and the stage. */
import {
  circle,
  ellipse,
  Frame,
  line,
  num,
  rect,
  spots,
  through,
  type Mark,
  type Point,
  type Sheet,
  type Tones,
} from '../kit.ts';

/** Guitars lie along x: the body around 0,0, the neck to the right. One unit is half of the body's length. */
export function guitar(
  s: Sheet,
  x: number,
  y: number,
  unit: number,
  degrees: number,
  tones: Tones = { a: 9 },
  kind: 'electric' | 'bass' | 'acoustic' = 'electric',
  flip = 1,
): void {
  const f = new Frame(x, y, unit, degrees, flip);
  const neck = kind === 'bass' ? 3.5 : 2.9;
  s.cut(
    f.line(0.17, `M0.3 0L${neck} 0`) +
      f.path(`M${neck - 0.1} -0.14L${neck + 0.7} -0.24L${neck + 0.75} 0.1L${neck - 0.1} 0.12z`),
    { k: 9 },
  );
  if (kind === 'acoustic') {
    s.cut(
      f.path(
        'M-1 0C-1 -0.95 0 -0.85 0.2 -0.58C0.5 -0.8 1 -0.6 1 0C1 0.6 0.5 0.8 0.2 0.58C0 0.85 -1 0.95 -1 0z',
      ),
      tones,
    );
    s.cut(f.circle(0.35, 0, 0.26) + f.path('M-0.6 -0.3L-0.48 -0.3L-0.48 0.3L-0.6 0.3z'), { k: 9 });
  } else {
    s.cut(
      f.path(
        'M-1 0C-1.1 -0.8 -0.3 -0.8 0 -0.52C0.3 -0.5 0.55 -0.95 1.1 -0.78C0.95 -0.5 0.8 -0.3 0.72 0C0.8 0.2 0.85 0.4 0.95 0.62C0.5 0.7 0.3 0.5 0 0.58C-0.4 0.95 -1.1 0.8 -1 0z',
      ),
      tones,
    );
    s.cut(f.path('M-0.5 0.16L0.5 -0.3L0.62 0.2L0.2 0.4z'));
    s.add(f.line(0.12, 'M-0.45 -0.2L-0.45 0.2M0.1 -0.2L0.1 0.2'), { k: 9 });
  }
}

/** A drum kit from the front; x,y is the foot of the bass drum, r its radius. */
export function drumKit(
  s: Sheet,
  x: number,
  y: number,
  r: number,
  shells: Tones = { a: 9 },
  skins: Tones = {},
): void {
  const f = new Frame(x, y, r);
  s.add(
    f.line(
      0.07,
      'M-2 0L-2 -2.9M2 0L2 -2.9M-2.3 0L-2 -0.6M-1.7 0L-2 -0.6M1.7 0L2 -0.6M2.3 0L2 -0.6M-1.5 0L-1.5 -1',
    ),
    { k: 9 },
  );
  const drums = 'M-1.1 -2.25L-0.15 -2.25L-0.15 -1.7L-1.1 -1.7zM0.15 -2.25L1.1 -2.25L1.1 -1.7L0.15 -1.7z';
  s.cut(f.path(`${drums}M1 -1.35L2 -1.35L2 -0.2L1 -0.2zM-2 -1.35L-1 -1.35L-1 -1L-2 -1z`), shells);
  s.cut(f.line(0.22, 'M-1 -2.25L-0.25 -2.25M0.25 -2.25L1 -2.25M1.1 -1.35L1.9 -1.35M-1.9 -1.35L-1.1 -1.35'));
  s.cut(circle(x, y - r, r), { k: 9 });
  s.cut(circle(x, y - r, r * 0.88), skins);
  s.add(circle(x, y - r, r * 0.3), { a: 9 });
  s.cut(f.line(0.14, 'M-2.7 -2.9L-1.3 -3.12M1.3 -3.1L2.7 -2.9'), { a: 6, k: 3 });
}

/** What shows of a drum kit behind other people: bass drum, two toms and the cymbals' edges. */
export function backKit(
  s: Sheet,
  x: number,
  y: number,
  r: number,
  shells: Tones = { a: 9 },
  skins: Tones = {},
): void {
  const f = new Frame(x, y, r);
  s.cut(f.path('M-1.1 -2.3L-0.1 -2.3L-0.2 -1.7L-1 -1.7zM0.1 -2.3L1.1 -2.3L1 -1.7L0.2 -1.7z'), shells);
  s.cut(circle(x, y - r, r), { k: 9 });
  s.cut(circle(x, y - r, r * 0.88), skins);
  s.add(circle(x, y - r, r * 0.3), { a: 9 });
  s.cut(f.line(0.14, 'M-2.4 -2.8L-1.1 -3M1.1 -3L2.4 -2.8'), { k: 9 });
}

/** A microphone on a stand with a round foot. */
export function micStand(x: number, foot: number, top: number, reach = 0, width = 6): Mark {
  const head = width * 2.4;
  return (
    through(width, [
      [x, foot],
      [x, top + Math.abs(reach) * 0.4],
      [x + reach, top],
    ]) +
    ellipse(x, foot, width * 5.5, width * 1.3) +
    line(
      head,
      `M${num(x + reach)} ${num(top)}l${num(reach ? Math.sign(reach) * head : head * 0.9)} ${num(-head * 0.5)}`,
    )
  );
}

/** An amplifier with its grille. */
export function amp(
  s: Sheet,
  x: number,
  foot: number,
  width: number,
  height: number,
  case_: Tones = { k: 9 },
  cloth: Tones = { a: 4 },
): void {
  s.cut(rect(x, foot - height, width, height), case_);
  const m = width * 0.07;
  s.cut(rect(x + m, foot - height * 0.74, width - m * 2, height * 0.68), cloth);
  s.add(circle(x + width / 2, foot - height * 0.4, Math.min(width, height * 0.75) * 0.32), { k: 5 });
  s.cut(
    spots(
      width * 0.05,
      [0.15, 0.27, 0.39, 0.51, 0.8].map((part): Point => [x + width * part, foot - height * 0.86]),
    ),
  );
}

/** A keyboard on a crossed stand, from the front. */
export function keyboard(
  s: Sheet,
  x: number,
  foot: number,
  width: number,
  height: number,
  case_: Tones = { k: 9 },
): void {
  const slab = width * 0.1;
  s.add(
    through(slab * 0.28, [
      [x - width * 0.3, foot],
      [x + width * 0.3, foot - height],
    ]) +
      through(slab * 0.28, [
        [x + width * 0.3, foot],
        [x - width * 0.3, foot - height],
      ]),
    { k: 9 },
  );
  s.cut(rect(x - width / 2, foot - height - slab, width, slab), case_);
  s.cut(rect(x - width * 0.47, foot - height - slab * 0.55, width * 0.94, slab * 0.36));
}

/** A saxophone: mouthpiece at 0,0, the bell turned up to the right. */
export function saxophone(s: Sheet, x: number, y: number, unit: number, degrees = 0, flip = 1): void {
  const f = new Frame(x, y, unit, degrees, flip);
  s.cut(f.line(0.2, 'M0 0L0.5 -0.15L0.7 0.15L0.85 2.5'), { a: 9 });
  s.cut(f.line(0.36, 'M0.72 0.9L0.86 2.5'), { a: 9 });
  s.cut(
    f.path(
      'M0.68 2.3C0.7 3.4 1.9 3.4 2 2.3L2.15 1.35L2.6 0.95L1.3 1L1.5 1.4L1.4 2.2C1.4 2.6 1.1 2.6 1.05 2.3z',
    ),
    { a: 9 },
  );
  s.add(
    f.circle(0.78, 1.1, 0.09) +
      f.circle(0.82, 1.45, 0.09) +
      f.circle(0.85, 1.8, 0.09) +
      f.circle(1.75, 1.95, 0.12),
    { k: 9 },
  );
}

/** Patch cables hanging between pairs of points. */
export const cables = (pairs: readonly (readonly [Point, Point, number])[], width: number): Mark =>
  line(
    width,
    pairs
      .map(
        ([from, to, sag]) =>
          `M${num(from[0])} ${num(from[1])}C${num(from[0])} ${num(from[1] + sag)} ${num(to[0])} ${num(to[1] + sag)} ${num(to[0])} ${num(to[1])}`,
      )
      .join(''),
  );
