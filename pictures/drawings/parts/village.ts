/** Things with wheels, things on tables, things on hills. */
import {
  ellipse,
  Frame,
  line,
  num,
  path,
  poly,
  rect,
  spots,
  type Mark,
  type Sheet,
  type Tones,
} from '../kit.ts';

/** A bicycle from the side; r is a wheel's radius, x the middle. */
export function bike(x: number, foot: number, r: number): Mark {
  const y = foot - r;
  const ring = (cx: number) =>
    `<circle cx="${num(cx)}" cy="${num(y)}" r="${num(r)}" fill="none" stroke-width="${num(r * 0.12)}"/>`;
  const n = (part: number) => num(part * r);
  return (
    ring(x - 1.35 * r) +
    ring(x + 1.35 * r) +
    line(
      r * 0.12,
      `M${num(x - 1.35 * r)} ${num(y)}L${num(x - 0.2 * r)} ${num(y + 0.1 * r)}L${num(x + 0.95 * r)} ${num(y - 1.05 * r)}L${num(x - 0.55 * r)} ${num(y - 1.05 * r)}zM${num(x - 0.2 * r)} ${num(y + 0.1 * r)}l${n(-0.5)} ${n(-1.55)}M${num(x + 1.35 * r)} ${num(y)}l${n(-0.5)} ${n(-1.5)}l${n(-0.35)} ${n(-0.12)}`,
    ) +
    line(r * 0.22, `M${num(x - 1 * r)} ${num(y - 1.5 * r)}h${n(0.55)}`)
  );
}

/** A minibus from the front on its own shadow; w is its width. */
export function busFront(s: Sheet, x: number, foot: number, w: number, body: Tones, glass: Tones): void {
  const f = new Frame(x, foot, w / 2);
  s.cut(f.path('M-0.82 0L-0.82 -0.3L-0.5 -0.3L-0.5 0zM0.82 0L0.82 -0.3L0.5 -0.3L0.5 0z'), { k: 9 });
  s.cut(
    f.path(
      'M-1 -0.2L-0.98 -1.2C-0.96 -1.75 -0.9 -1.95 -0.7 -2L0.7 -2C0.9 -1.95 0.96 -1.75 0.98 -1.2L1 -0.2z',
    ),
    body,
  );
  s.cut(f.path('M-0.86 -0.98L-0.8 -1.68L0.8 -1.68L0.86 -0.98z'), glass);
  s.add(f.line(0.04, 'M0 -0.98L0 -1.68M-0.5 -1L-0.1 -1.16M0.1 -1L0.5 -1.16'), { k: 9 });
  s.cut(f.path('M-0.6 -1.76L0.6 -1.76L0.6 -1.92L-0.6 -1.92z'), { k: 9 });
  s.cut(f.line(0.05, 'M-0.45 -1.84L0.1 -1.84M0.25 -1.84L0.45 -1.84'));
  s.add(
    f.path('M-1 -0.2L1 -0.2L1 -0.36L-1 -0.36zM-0.4 -0.5L0.4 -0.5L0.4 -0.8L-0.4 -0.8z') +
      f.line(0.12, 'M-1.02 -1.3L-1.14 -1.2M1.02 -1.3L1.14 -1.2'),
    { k: 9 },
  );
  s.cut(f.circle(-0.72, -0.6, 0.14) + f.circle(0.72, -0.6, 0.14));
}

/** A narrow-gauge engine from the side, facing left; u is a driving wheel's radius. */
export function engine(s: Sheet, x: number, rail: number, u: number, paint: Tones, lining: Tones = {}): void {
  const f = new Frame(x, rail, u);
  s.cut(f.path('M-5 -1.4L-5 -3.6L1.5 -3.6L1.5 -1.4zM1.5 -1.2L1.5 -5.4L4.4 -5.4L4.4 -1.2z'), paint);
  s.add(f.path('M-5 -2.4L1.5 -2.4L1.5 -1.4L-5 -1.4z'), { k: 5 });
  s.cut(
    f.path(
      'M-5.6 -1.5L-5.6 -3.9L-4.5 -3.9L-4.5 -1.5zM-5.2 -3.7L-5.4 -5.6L-5.7 -6L-4.2 -6L-4.5 -5.6L-4.7 -3.7zM-2.6 -3.5C-2.6 -4.7 -1.4 -4.7 -1.4 -3.5zM1.1 -5.3L4.8 -5.3L4.6 -5.7L1.3 -5.7zM-6.2 -0.6L-6 -1.6L5 -1.6L5 -0.9L-5.6 -0.9z',
    ),
    { k: 9 },
  );
  s.cut(f.path('M2 -4.8L3.9 -4.8L3.9 -3.4L2 -3.4z'));
  s.cut(f.line(0.12, 'M-3.6 -3.6L-3.6 -1.5M-0.4 -3.6L-0.4 -1.5'), lining);
  const wheels =
    [-3.4, -1.1, 1.2].map((dx) => f.circle(dx, -1, 1)).join('') +
    f.circle(3.6, -0.7, 0.7) +
    f.circle(-5.1, -0.6, 0.6);
  s.cut(wheels, { k: 9 });
  s.cut([-3.4, -1.1, 1.2].map((dx) => f.circle(dx, -1, 0.62)).join(''), lining);
  s.add(
    [-3.4, -1.1, 1.2].map((dx) => f.circle(dx, -1, 0.2)).join('') +
      f.line(0.28, 'M-3.4 -0.7L1.2 -0.7L-5 -1.2'),
    { k: 9 },
  );
}

/** A dry-stone wall: a band of rounded stones. */
export function wall(
  s: Sheet,
  from: number,
  to: number,
  top: number,
  height: number,
  stone: Tones,
  joint: Tones = { k: 9 },
): void {
  s.cut(rect(from, top, to - from, height), stone);
  let d = '';
  const rows = 3;
  for (let row = 0; row < rows; row++) {
    const y = top + (height * row) / rows;
    if (row) d += `M${num(from)} ${num(y)}H${num(to)}`;
    for (let x = from + s.between(10, 60); x < to; x += height * s.between(0.4, 0.8))
      d += `M${num(x)} ${num(y)}v${num(height / rows)}`;
  }
  s.add(line(4, d), joint);
  const copes: string[] = [];
  for (let x = from + height * 0.1; x < to; x += height * 0.2)
    copes.push(`M${num(x)} ${num(top)}v${num(-height * s.between(0.08, 0.16))}`);
  s.add(line(height * 0.17, copes.join('')), joint);
}

/** A market stall: a striped awning over a counter. */
export function stall(
  s: Sheet,
  x: number,
  foot: number,
  width: number,
  stripe: Tones,
  front: Tones = { k: 9 },
): void {
  const h = width * 0.85;
  const top = foot - h;
  const step = width / 8;
  s.cut(rect(x, top + h * 0.25, width, h * 0.4), { a: 3 });
  s.add(
    line(
      width * 0.03,
      `M${num(x + 6)} ${num(top)}V${num(foot)}M${num(x + width - 6)} ${num(top)}V${num(foot)}`,
    ),
    { k: 9 },
  );
  s.cut(rect(x, foot - h * 0.38, width, h * 0.38), front);
  const cloth = (start: number) =>
    path(
      [0, 1, 2, 3]
        .map((index) => {
          const left = x + (index * 2 + start) * step;
          return `M${num(left)} ${num(top)}h${num(step)}v${num(h * 0.28)}q${num(-step / 2)} ${num(step * 0.7)} ${num(-step)} 0z`;
        })
        .join(''),
    );
  s.cut(cloth(0), stripe);
  s.cut(cloth(1));
}

/** A mug with steam. */
export function mug(s: Sheet, x: number, foot: number, size: number, tones: Tones): void {
  s.cut(
    `<path d="M${num(x + size * 0.4)} ${num(foot - size * 0.8)}q${num(size * 0.5)} 0 ${num(size * 0.45)} ${num(size * 0.35)}q0 ${num(size * 0.3)} ${num(-size * 0.45)} ${num(size * 0.3)}" fill="none" stroke-width="${num(size * 0.13)}"/>`,
    tones,
  );
  s.cut(rect(x - size * 0.45, foot - size, size * 0.9, size), tones);
  s.cut(ellipse(x, foot - size, size * 0.45, size * 0.1), { k: 9 });
}

/** Steam rising in curls. */
export const steam = (x: number, y: number, size: number, width: number): Mark =>
  line(
    width,
    [-0.3, 0, 0.3]
      .map(
        (dx, index) =>
          `M${num(x + dx * size)} ${num(y)}q${num(-size * 0.25)} ${num(-size * 0.35)} 0 ${num(-size * 0.6)}q${num(size * 0.25)} ${num(-size * 0.3)} 0 ${num(-size * (0.5 + (index % 2) * 0.3))}`,
      )
      .join(''),
  );

/** A pile of rounded stones narrowing upwards. */
export function stones(
  s: Sheet,
  x: number,
  foot: number,
  width: number,
  rows: number,
  tones: Tones,
  other: Tones,
): void {
  const tall = (width / rows) * 0.98;
  for (let row = 0; row < rows; row++) {
    const span = width * (1 - (row / rows) * 0.86);
    const count = Math.max(1, Math.round((rows - row) * 0.55));
    const y = foot - row * tall * 0.94;
    for (let index = 0; index < count; index++) {
      const w = span / count;
      const f = new Frame(x - span / 2 + (index + 0.5) * w + s.between(-4, 4), y, 1, s.between(-5, 5));
      const half = w * 0.48;
      const stone = `M${-half} ${-tall * 0.3}Q${-half} ${-tall * 0.95} ${-half * 0.4} ${-tall}L${half * 0.5} ${-tall * s.between(0.86, 1)}Q${half} ${-tall * 0.9} ${half} ${-tall * 0.3}Q${half} 0 ${half * 0.6} 0L${-half * 0.6} 0Q${-half} 0 ${-half} ${-tall * 0.3}z`;
      s.cut(f.path(stone), (row + index) % 3 ? tones : other);
    }
  }
}

/** A pair of faders' worth of mixing desk: slots with caps at different heights. */
export function faders(
  s: Sheet,
  left: number,
  top: number,
  right: number,
  bottom: number,
  count: number,
  cap: Tones,
): void {
  const step = (right - left) / count;
  const xs = Array.from({ length: count }, (_, index) => left + step * (index + 0.5));
  s.add(line(5, xs.map((x) => `M${num(x)} ${num(top)}V${num(bottom)}`).join('')), { k: 9 });
  const caps = xs.map((x, index) => {
    const y = top + (bottom - top) * (0.2 + 0.6 * ((Math.sin(index * 1.9) + 1) / 2));
    return poly([
      [x - step * 0.3, y - step * 0.35],
      [x + step * 0.3, y - step * 0.35],
      [x + step * 0.3, y + step * 0.35],
      [x - step * 0.3, y + step * 0.35],
    ]);
  });
  s.cut(caps.join(''), cap);
  s.add(
    spots(
      step * 0.2,
      xs.map((x) => [x, top - step * 0.5]),
    ),
    { a: 9, k: 9 },
  );
}

/** A wellington boot from the side. */
export function boot(s: Sheet, x: number, foot: number, size: number, tones: Tones, flip: 1 | -1 = 1): void {
  const f = new Frame(x, foot, size, 0, flip);
  s.cut(
    f.path(
      'M-0.26 -1.5L0.24 -1.52L0.22 -0.6C0.3 -0.4 0.72 -0.42 0.8 -0.12L0.8 -0.06L-0.3 -0.06C-0.36 -0.5 -0.22 -0.9 -0.26 -1.5z',
    ),
    tones,
  );
  s.add(
    f.path(
      'M-0.26 -1.5L-0.05 -1.51C0 -0.9 -0.1 -0.5 -0.05 -0.06L-0.3 -0.06C-0.36 -0.5 -0.22 -0.9 -0.26 -1.5z',
    ),
    { k: 5 },
  );
  s.cut(f.path('M-0.34 -0.1L0.86 -0.1L0.84 0.02L0.1 0.02L0.08 -0.02L-0.08 -0.02L-0.1 0.04L-0.34 0.04z'), {
    k: 9,
  });
  s.cut(f.line(0.05, 'M-0.24 -1.42L0.23 -1.44'));
}
