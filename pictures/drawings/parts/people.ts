/** People, built on a skeleton measured in heads so that they keep their proportions. */
import { circle, line, num, path, type Mark, type Point, type Sheet, type Tones } from '../kit.ts';

export type Hair =
  | 'short'
  | 'bob'
  | 'long'
  | 'curls'
  | 'bun'
  | 'tail'
  | 'cap'
  | 'beanie'
  | 'hat'
  | 'quiff'
  | 'none';

/** Hands and feet are in heads from the ground point: x to the right, y upwards. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  /** Standing height in pixels. */
  readonly h: number;
  /** Where the hips are. */
  readonly hip?: Point;
  /** Lean to the right in heads, measured at the neck. */
  readonly lean?: number;
  /** The head's own offset from above the neck. */
  readonly head?: Point;
  /** 0 seen from the front, 1 from the side. */
  readonly turn?: number;
  /** Which way the feet and knees point. */
  readonly face?: 1 | -1;
  readonly left?: Point;
  readonly right?: Point;
  readonly leftFoot?: Point;
  readonly rightFoot?: Point;
  /** Which way elbows go: 1 outwards. */
  readonly leftElbow?: 1 | -1;
  readonly rightElbow?: 1 | -1;
  readonly hair?: Hair;
  readonly skirt?: boolean;
  readonly beard?: boolean;
  /** A child: a larger head on shorter legs. */
  readonly child?: boolean;
}

export interface Clothes {
  readonly top?: Tones;
  readonly legs?: Tones;
  readonly skin?: Tones;
  readonly hair?: Tones;
  /** The outline that parts an arm from the body behind it. */
  readonly edge?: Tones;
  /** Arms bare below the elbow. */
  readonly bare?: boolean;
}

/** The middle joint of a limb of two bones. */
function joint(from: Point, to: Point, upper: number, lower: number, bend: number): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const far = Math.min(Math.hypot(dx, dy), (upper + lower) * 0.999) || 0.01;
  const along = (upper * upper - lower * lower + far * far) / (2 * far);
  const out = Math.sqrt(Math.max(0, upper * upper - along * along)) * bend;
  const ux = dx / (Math.hypot(dx, dy) || 1);
  const uy = dy / (Math.hypot(dx, dy) || 1);
  return [from[0] + ux * along - uy * out, from[1] + uy * along + ux * out];
}

export interface Body {
  readonly legs: Mark;
  readonly torso: Mark;
  readonly skin: Mark;
  readonly hair: Mark;
  /** Path data of both upper arms, both forearms and both hands. */
  readonly arms: string;
  readonly fores: string;
  readonly hands: string;
  /** Arms, forearms and hands. */
  readonly reach: Mark;
  readonly all: Mark;
  /** A point of the drawing from a point in heads. */
  readonly at: (x: number, y: number) => Point;
  readonly unit: number;
}

export function body(pose: Pose): Body {
  const { x, y, h, hip = [0, 3.7], lean = 0, head = [0, 0], turn = 0, face = 1, hair = 'short' } = pose;
  const u = h / (pose.child ? 6 : 7.5);
  const at = (px: number, py: number): Point => [x + px * u, y - py * u];
  const xy = (px: number, py: number) => at(px, py).map(num).join(' ');
  const bone = (from: Point, to: Point) => `M${xy(...from)}L${xy(...to)}`;
  const limb = (width: number, d: string) => line(width * u, d);

  const rise = Math.sqrt(Math.max(1, 6.2 - lean * lean));
  const neck: Point = [hip[0] + lean, hip[1] + rise];
  const wide = 0.92 - turn * 0.42;
  const hips = 0.54 - turn * 0.12;
  // Shoulders tip with the spine.
  const tip = lean * 0.28;
  const ls: Point = [neck[0] - wide, neck[1] - 0.28 + tip * wide];
  const rs: Point = [neck[0] + wide, neck[1] - 0.28 - tip * wide];
  const lw: Point = [hip[0] - hips, hip[1] - 0.1];
  const rw: Point = [hip[0] + hips, hip[1] - 0.1];

  const lh = pose.left ?? [ls[0] - 0.25, ls[1] - 2.35];
  const rh = pose.right ?? [rs[0] + 0.25, rs[1] - 2.35];
  const lj: Point = [ls[0] + 0.16, ls[1] - 0.12];
  const rj: Point = [rs[0] - 0.16, rs[1] - 0.12];
  const le = joint(lj, lh, 1.24, 1.14, -(pose.leftElbow ?? 1));
  const re = joint(rj, rh, 1.24, 1.14, pose.rightElbow ?? 1);

  const lf = pose.leftFoot ?? [hip[0] - 0.5, 0.15];
  const rf = pose.rightFoot ?? [hip[0] + 0.5, 0.15];
  const lt: Point = [lw[0] + 0.2, lw[1]];
  const rt: Point = [rw[0] - 0.2, rw[1]];
  const front = turn < 0.4;
  const leg = pose.child ? 0.7 : 1;
  const lk = joint(lt, lf, 1.8 * leg, 1.74 * leg, front ? -1 : face);
  const rk = joint(rt, rf, 1.8 * leg, 1.74 * leg, front ? 1 : face);
  const toe = (foot: Point, way: number): Point => [foot[0] + way * 0.42, foot[1] - 0.05];

  const feet = bone(lf, toe(lf, front ? -0.7 : face)) + bone(rf, toe(rf, front ? 0.7 : face));
  const legs =
    limb(0.66, bone(lt, lk) + bone(rt, rk)) + limb(0.5, bone(lk, lf) + bone(rk, rf)) + limb(0.32, feet);

  const waist = 0.6 - turn * 0.1;
  const mid: Point = [hip[0] + lean * 0.45, hip[1] + rise * 0.42];
  const hem = pose.skirt ? 1.45 : 0.35;
  const flare = pose.skirt ? 0.5 : 0.08;
  const torso = path(
    `M${xy(neck[0] - 0.24, neck[1] + 0.04)}Q${xy(ls[0] + 0.1, ls[1] + 0.22)} ${xy(ls[0], ls[1] - 0.2)}` +
      `C${xy(ls[0] + 0.1, ls[1] - 1.1)} ${xy(mid[0] - waist + 0.1, mid[1] - 0.2)} ${xy(lw[0] - flare, lw[1] - hem)}` +
      `L${xy(rw[0] + flare, rw[1] - hem)}` +
      `C${xy(mid[0] + waist - 0.1, mid[1] - 0.2)} ${xy(rs[0] - 0.1, rs[1] - 1.1)} ${xy(rs[0], rs[1] - 0.2)}` +
      `Q${xy(rs[0] - 0.1, rs[1] + 0.22)} ${xy(neck[0] + 0.24, neck[1] + 0.04)}z`,
  );

  const c: Point = [neck[0] + lean * 0.12 + head[0] + turn * face * 0.12, neck[1] + 0.72 + head[1]];
  const [cx, cy] = at(...c);
  const n = (value: number) => num(value * u);
  const nose =
    turn > 0.5
      ? `M${num(cx + face * 0.36 * u)} ${num(cy - 0.1 * u)}l${n(face * 0.17)} ${n(0.26)}l${n(-face * 0.2)} ${n(0.06)}z`
      : '';
  const skin =
    limb(0.42, bone([neck[0], neck[1] - 0.15], [c[0] - turn * face * 0.1, c[1] - 0.25])) +
    path(
      `M${num(cx - 0.39 * u)} ${num(cy - 0.1 * u)}c0 ${n(-0.55)} ${n(0.78)} ${n(-0.55)} ${n(0.78)} 0c0 ${n(0.42)} ${n(-0.14)} ${n(0.64)} ${n(-0.39)} ${n(0.64)}c${n(-0.25)} 0 ${n(-0.39)} ${n(-0.22)} ${n(-0.39)} ${n(-0.64)}z${nose}`,
    );

  const arms = bone(lj, le) + bone(rj, re);
  const fores = bone(le, lh) + bone(re, rh);
  const hands = `M${xy(...lh)}h0M${xy(...rh)}h0`;
  const reach = limb(0.32, fores) + limb(0.42, arms + hands);
  const locks =
    hairMark(hair, cx, cy, u, turn > 0.5 ? face : 0) +
    (pose.beard
      ? path(
          `M${num(cx - 0.4 * u)} ${num(cy)}h${n(0.8)}c${n(0.05)} ${n(0.9)} ${n(-0.85)} ${n(0.9)} ${n(-0.8)} 0z`,
        )
      : '');
  return {
    legs,
    torso,
    skin,
    hair: locks,
    arms,
    fores,
    hands,
    reach,
    at,
    unit: u,
    all: legs + reach + skin + torso + locks,
  };
}

/** Hair or hat on a head whose middle is given; `face` is 0 from the front. */
function hairMark(hair: Hair, x: number, y: number, u: number, face: number): Mark {
  const p = (dx: number, dy: number) => `${num(x + dx * u)} ${num(y + dy * u)}`;
  const b = -face * 0.12;
  const crown = `M${p(-0.46 + b, 0.02)}C${p(-0.56 + b, -0.75)} ${p(0.56 + b, -0.75)} ${p(0.46 + b, 0.02)}`;
  const fringe = `L${p(0.36 + face * 0.05, -0.16)}Q${p(0, -0.34)} ${p(-0.36 + face * 0.05, -0.16)}z`;
  switch (hair) {
    case 'none':
      return '';
    case 'short':
      return path(crown + fringe);
    case 'quiff':
      return path(
        `M${p(-0.46 + b, 0.02)}C${p(-0.6 + b, -0.7)} ${p(-0.1, -0.8)} ${p(0.2 + face * 0.3, -0.95)}C${p(0.5, -0.8)} ${p(0.55 + b, -0.4)} ${p(0.44 + b, 0)}${fringe}`,
      );
    case 'bob':
      return path(
        `M${p(-0.5 + b, 0.42)}C${p(-0.72 + b, -0.9)} ${p(0.72 + b, -0.9)} ${p(0.5 + b, 0.42)}L${p(0.28, 0.4)}L${p(0.34 + face * 0.06, -0.1)}Q${p(0, -0.3)} ${p(-0.34 + face * 0.06, -0.1)}L${p(-0.28, 0.4)}z`,
      );
    case 'long':
      return path(
        `M${p(-0.62 + b, 1.35)}C${p(-0.5 + b, 0.3)} ${p(-0.72 + b, -0.72)} ${p(b, -0.68)}C${p(0.72 + b, -0.72)} ${p(0.5 + b, 0.3)} ${p(0.62 + b, 1.35)}L${p(0.3, 1.2)}L${p(0.34 + face * 0.06, -0.08)}Q${p(0, -0.4)} ${p(-0.34 + face * 0.06, -0.08)}L${p(-0.3, 1.2)}z`,
      );
    case 'curls':
      return [
        [-0.46, 0],
        [-0.5, -0.36],
        [-0.22, -0.62],
        [0.16, -0.66],
        [0.46, -0.4],
        [0.48, -0.02],
        [0, -0.5],
      ]
        .map(([dx = 0, dy = 0]) => circle(x + (dx + b) * u, y + dy * u, u * 0.27))
        .join('');
    case 'bun':
      return path(crown + fringe) + circle(x + b * 2.4 * u, y - 0.72 * u, u * 0.25);
    case 'tail':
      return path(
        `${crown}${fringe}M${p(-0.3 * (face || 1), -0.4)}C${p(-1 * (face || 1), -0.7)} ${p(-1.05 * (face || 1), 0.3)} ${p(-0.8 * (face || 1), 0.9)}C${p(-0.75 * (face || 1), 0.3)} ${p(-0.6 * (face || 1), 0)} ${p(-0.3 * (face || 1), 0)}z`,
      );
    case 'cap':
      return (
        path(`M${p(-0.46, -0.12)}C${p(-0.5, -0.75)} ${p(0.5, -0.75)} ${p(0.46, -0.12)}z`) +
        path(
          `M${p((face || 1) * 0.1, -0.1)}L${p((face || 1) * 0.85, -0.06)}L${p((face || 1) * 0.6, -0.26)}L${p(0, -0.3)}z`,
        )
      );
    case 'beanie':
      return (
        path(`M${p(-0.5, -0.06)}C${p(-0.6, -0.85)} ${p(0.6, -0.85)} ${p(0.5, -0.06)}z`) +
        circle(x, y - 0.72 * u, u * 0.14)
      );
    case 'hat':
      return path(
        `M${p(-0.95, -0.1)}Q${p(0, -0.42)} ${p(0.95, -0.1)}Q${p(0, 0.1)} ${p(-0.95, -0.1)}M${p(-0.44, -0.2)}L${p(-0.36, -0.78)}Q${p(0, -0.62)} ${p(0.36, -0.78)}L${p(0.44, -0.2)}z`,
      );
  }
}

/** Prints a person in colours: legs, body, head, then whatever they hold, then the arms in front of it. */
export function person(s: Sheet, pose: Pose, clothes: Clothes = {}, held?: (figure: Body) => void): Body {
  const figure = body(pose);
  const { top = { a: 9 }, legs = { k: 9 }, skin = { a: 3 }, hair = { k: 9 }, edge, bare = true } = clothes;
  const u = figure.unit;
  const upper = s.keepLine(figure.arms);
  const lower = s.keepLine(figure.fores);
  const fists = s.keepLine(figure.hands);
  const arms = (more: number) => upper(u * 0.42 + more);
  const fores = (more: number) => lower(u * 0.32 + more);
  const hands = fists(u * 0.42);
  const trunk = s.keep(figure.torso);
  const face = s.keep(figure.skin);
  s.cut(figure.legs, legs);
  s.cut(face + trunk);
  s.add(face, skin);
  s.add(trunk, top);
  s.cut(figure.hair, hair);
  held?.(figure);
  if (edge) s.cut(arms(7) + fores(7), edge);
  if (!edge || edge.k) s.cut(arms(0) + fores(0) + hands);
  s.add(fores(0) + hands, bare ? skin : top);
  s.add(arms(0), top);
  return figure;
}

/** A silhouette with light along one side. */
export function backlit(s: Sheet, figure: Body | Mark, rim: Tones, dx = 6, tones: Tones = { k: 9 }): void {
  const mark = s.keep(typeof figure === 'string' ? figure : figure.all);
  s.cut(mark, rim);
  s.add(mark.replace('/>', ` x="${num(dx)}" y="${num(Math.abs(dx) * 0.6)}"/>`), tones);
}
