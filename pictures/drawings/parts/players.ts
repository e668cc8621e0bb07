/** People with their instruments. */
import { ellipse, Frame, line, num, rect, type Mark, type Point, type Sheet, type Tones } from '../kit.ts';
import { guitar } from './music.ts';
import { body, person, type Body, type Clothes, type Hair, type Pose } from './people.ts';

export interface Strung {
  readonly tones?: Tones;
  readonly kind?: 'electric' | 'bass' | 'acoustic';
  /** How far the neck points up, in degrees. */
  readonly up?: number;
  /** 1: the neck to the right; -1: to the left. */
  readonly way?: 1 | -1;
  /** Hung lower, in heads. */
  readonly low?: number;
}

/** Someone playing a guitar or a bass: both hands find the strings. */
export function guitarist(s: Sheet, pose: Pose, clothes: Clothes = {}, strung: Strung = {}): Body {
  const { tones = { a: 9 }, kind = 'electric', up = 14, way = 1, low = 0 } = strung;
  const [hx, hy] = pose.hip ?? [0, 3.7];
  const lean = pose.lean ?? 0;
  const mid: Point = [hx + lean * 0.4 - way * 0.25, hy + 0.65 - low];
  const turn = (up * Math.PI) / 180;
  const along = (far: number, off = 0): Point => [
    mid[0] + way * (Math.cos(turn) * far - Math.sin(turn) * off),
    mid[1] + Math.sin(turn) * far + Math.cos(turn) * off,
  ];
  const fret = along(kind === 'bass' ? 2.35 : 2);
  const strum = along(0.05, -0.05);
  const hands =
    way === 1
      ? { left: strum, right: fret, rightElbow: -1 as const }
      : { left: fret, right: strum, leftElbow: -1 as const };
  return person(
    s,
    { leftFoot: [-0.75, 0.12], rightFoot: [0.75, 0.12], ...pose, ...hands },
    clothes,
    ({ at, unit }) => {
      guitar(s, ...at(...mid), unit * (kind === 'acoustic' ? 1.05 : 0.92), -up * way, tones, kind, way);
    },
  );
}

/** A guitarist as one dark shape. */
export function strummer(pose: Pose, way: 1 | -1 = 1, up = 18): Mark {
  const lean = pose.lean ?? 0;
  const turn = (up * Math.PI) / 180;
  const mid: Point = [lean * 0.4 - way * 0.25, 4.3];
  const fret: Point = [mid[0] + way * Math.cos(turn) * 2, mid[1] + Math.sin(turn) * 2];
  const hands =
    way === 1
      ? { left: mid, right: fret, rightElbow: -1 as const }
      : { left: fret, right: mid, leftElbow: -1 as const };
  const figure = body({ leftFoot: [-0.75, 0.12], rightFoot: [0.75, 0.12], ...pose, ...hands });
  const f = new Frame(...figure.at(...mid), figure.unit, -up * way, way);
  return (
    figure.all +
    f.path(
      'M-0.95 0C-1 -0.8 -0.2 -0.6 0 -0.4C0.3 -0.5 0.5 -0.8 0.9 -0.7C0.7 0 0.8 0.4 0.8 0.6C0.4 0.4 0.2 0.4 0 0.5C-0.4 0.8 -1 0.8 -0.95 0z',
    ) +
    f.line(0.2, 'M0 0L3.3 0')
  );
}

export interface Member {
  readonly x: number;
  readonly y: number;
  readonly hair: Hair;
  readonly top: Tones;
}

/** Several people of one height in one pose, printed from the same stencils. */
export function company(
  s: Sheet,
  pose: Omit<Pose, 'x' | 'y' | 'hair'>,
  members: readonly Member[],
  skin: Tones = { a: 3 },
): Body {
  const base = body({ ...pose, x: 0, y: 0, hair: 'none' });
  const u = base.unit;
  const whole = s.symbol(base.all);
  const legs = s.symbol(base.legs);
  const trunk = s.symbol(base.torso);
  const bare = s.symbol(base.skin + line(u * 0.32, base.fores) + line(u * 0.42, base.hands));
  const sleeves = s.symbol(line(u * 0.42, base.arms));
  const hairs = new Map<Hair, ReturnType<Sheet['symbol']>>();
  for (const { x, y, hair, top } of members) {
    const locks = hairs.get(hair) ?? s.symbol(body({ ...pose, x: 0, y: 0, hair }).hair);
    hairs.set(hair, locks);
    s.cut(whole(x, y));
    s.add(legs(x, y) + locks(x, y), { k: 9 });
    s.add(trunk(x, y) + sleeves(x, y), top);
    s.add(bare(x, y), skin);
  }
  return base;
}

/** A chair from the side. */
export const chair = (x: number, foot: number, size: number, way = 1): Mark =>
  line(
    size * 0.09,
    `M${num(x - way * size * 0.5)} ${num(foot)}L${num(x - way * size * 0.42)} ${num(foot - size * 2.05)}M${num(x + way * size * 0.45)} ${num(foot)}V${num(foot - size)}H${num(x - way * size * 0.45)}`,
  );

/** A pint glass and what is left in it. */
export function glass(s: Sheet, x: number, y: number, size: number, tones: Tones = { a: 5 }): void {
  s.cut(
    `<path d="M${num(x - size * 0.3)} ${num(y)}L${num(x + size * 0.3)} ${num(y)}L${num(x + size * 0.22)} ${num(y + size)}L${num(x - size * 0.22)} ${num(y + size)}z"/>`,
  );
  s.add(
    `<path d="M${num(x - size * 0.27)} ${num(y + size * 0.25)}L${num(x + size * 0.27)} ${num(y + size * 0.25)}L${num(x + size * 0.22)} ${num(y + size)}L${num(x - size * 0.22)} ${num(y + size)}z"/>`,
    tones,
  );
}

/** Effects pedals in a row: boxes with a lamp and a switch. */
export function pedals(s: Sheet, points: readonly Point[], size: number, tones: readonly Tones[]): void {
  const box = s.symbol(rect(0, 0, size, size * 1.2));
  const knobs = line(
    size * 0.22,
    `M${num(size * 0.27)} ${num(size * 0.3)}h0M${num(size * 0.73)} ${num(size * 0.3)}h0`,
  );
  const switches = s.symbol(knobs + line(size * 0.34, `M${num(size / 2)} ${num(size * 0.88)}h0`));
  points.forEach(([x, y], index) => s.cut(box(x, y), tones[index % tones.length]));
  s.cut(points.map(([x, y]) => switches(x, y)).join(''), { k: 9 });
}

/** The foot of something standing: a flat dark oval that grounds it. */
export const shadow = (x: number, y: number, half: number): Mark => ellipse(x, y, half, half * 0.14);
