/** The castle and its walls. */
import { line, num, path, type Mark, type Point, type Sheet, type Tones } from '../kit.ts';

/** Battlements along the top of a wall, as path data going right. */
function battlements(x: number, y: number, width: number, tooth: number): string {
  const count = Math.max(2, Math.round(width / (tooth * 2)));
  const step = width / (count * 2 - 1);
  let d = `M${num(x)} ${num(y)}`;
  for (let index = 0; index < count; index++) {
    d += `v${num(-tooth)}h${num(step)}v${num(tooth)}`;
    if (index < count - 1) d += `h${num(step)}`;
  }
  return d;
}

/** A battlemented wall or tower standing on `foot`. */
export function tower(x: number, foot: number, width: number, height: number, tooth: number): Mark {
  return path(`${battlements(x, foot - height, width, tooth)}L${num(x + width)} ${num(foot)}H${num(x)}z`);
}

/** The castle: keep, hall and gatehouse. `size` is about half of its width; windows and gate are lit. */
export function castle(
  s: Sheet,
  x: number,
  foot: number,
  size: number,
  walls: Tones,
  lit?: Tones,
  shade?: Tones,
): void {
  const t = size * 0.035;
  const at = (dx: number, dy: number): Point => [x + dx * size, foot - dy * size];
  const piece = (dx: number, width: number, height: number) =>
    tower(x + dx * size, foot, width * size, height * size, t);
  const mass =
    piece(-0.95, 0.26, 0.42) +
    piece(-0.75, 0.6, 0.33) +
    piece(-0.28, 0.2, 0.92) +
    piece(-0.12, 0.5, 0.68) +
    piece(0.34, 0.5, 0.4) +
    piece(0.72, 0.28, 0.52);
  s.cut(mass, walls);
  if (shade)
    s.add(
      piece(-0.16, 0.08, 0.92) + piece(0.2, 0.18, 0.68) + piece(0.88, 0.12, 0.52) + piece(-0.75, 0.06, 0.42),
      shade,
    );
  const [fx, fy] = at(-0.18, 0.95);
  s.add(line(size * 0.014, `M${num(fx)} ${num(fy)}v${num(-size * 0.26)}`), { k: 9 });
  s.cut(
    path(
      `M${num(fx)} ${num(fy - size * 0.26)}q${num(size * 0.1)} ${num(size * 0.05)} ${num(size * 0.2)} 0v${num(size * 0.1)}q${num(-size * 0.1)} ${num(size * 0.05)} ${num(-size * 0.2)} 0z`,
    ),
    { a: 9 },
  );
  if (!lit) return;
  const holes: Point[] = [
    [-0.86, 0.24],
    [-0.62, 0.18],
    [-0.46, 0.18],
    [-0.19, 0.72],
    [-0.19, 0.48],
    [0.02, 0.5],
    [0.14, 0.5],
    [0.26, 0.5],
    [0.48, 0.24],
    [0.62, 0.24],
    [0.86, 0.34],
    [0.02, 0.3],
    [0.26, 0.3],
  ];
  const w = size * 0.04;
  const slits = holes
    .map(([dx, dy]) => {
      const [hx, hy] = at(dx, dy);
      return `M${num(hx - w / 2)} ${num(hy)}v${num(-w * 1.6)}q${num(w / 2)} ${num(-w)} ${num(w)} 0v${num(w * 1.6)}z`;
    })
    .join('');
  const [gx] = at(0.14, 0);
  const g = size * 0.065;
  s.cut(
    path(
      `${slits}M${num(gx - g)} ${num(foot)}v${num(-g * 2)}q${num(g)} ${num(-g * 1.6)} ${num(g * 2)} 0v${num(g * 2)}z`,
    ),
    lit,
  );
}
