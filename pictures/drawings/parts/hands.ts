/** Hands seen close. */
import { Frame, type Mark, type Sheet, type Tones } from '../kit.ts';

/** Fingers of an open, a playing and a closed hand: the wrist is below 0,0, the fingertips above it. */
const shapes = {
  open: 'M-0.42 -0.2L-0.58 -1.05M-0.14 -0.3L-0.18 -1.3M0.16 -0.3L0.2 -1.28M0.42 -0.2L0.56 -1',
  play: 'M-0.44 -0.1L-0.62 -0.6L-0.5 -1.1M-0.15 -0.2L-0.2 -0.85L-0.1 -1.35M0.16 -0.2L0.2 -0.85L0.22 -1.35M0.44 -0.1L0.56 -0.65L0.5 -1.1',
  fist: 'M-0.4 -0.05L-0.4 -0.42M-0.13 -0.1L-0.13 -0.5M0.14 -0.1L0.14 -0.48M0.4 -0.05L0.4 -0.38',
} as const;

export interface Hand {
  readonly shape?: keyof typeof shapes;
  readonly flip?: 1 | -1;
  readonly skin?: Tones;
  readonly sleeve?: Tones;
  readonly edge?: Tones;
}

/** The outline, the skin and the sleeve of a hand and forearm; one unit is about half of the hand's width. */
export function handMarks(
  x: number,
  y: number,
  unit: number,
  degrees: number,
  shape: keyof typeof shapes = 'open',
  flip: 1 | -1 = 1,
): { outline: Mark; skin: Mark; sleeve: Mark } {
  const f = new Frame(x, y, unit, degrees, flip);
  const lines = (more: number): Mark =>
    f.line(0.74 + more, 'M0 0.7L0.05 2.2') +
    f.line(0.25 + more, `${shapes[shape]}M-0.4 0.5L-0.86 0.1L-0.92 -0.25`);
  const palm = f.path(
    'M-0.55 -0.25C-0.3 -0.4 0.3 -0.4 0.55 -0.25C0.6 0.3 0.5 0.7 0.36 1L-0.34 1C-0.5 0.7 -0.62 0.3 -0.55 -0.25z',
  );
  return { outline: lines(0.1) + palm, skin: lines(0) + palm, sleeve: f.line(1.15, 'M0.06 2L0.2 6') };
}

/** Prints a hand and its sleeve. */
export function hand(s: Sheet, x: number, y: number, unit: number, degrees: number, looks: Hand = {}): void {
  const { shape, flip, skin = { a: 4 }, sleeve = { b: 9 }, edge = { k: 9 } } = looks;
  const marks = handMarks(x, y, unit, degrees, shape, flip);
  s.cut(marks.outline, edge);
  s.cut(marks.skin, skin);
  s.cut(marks.sleeve, sleeve);
}
