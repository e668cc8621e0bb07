import type { PlanLabel } from '../../data/programme/model.ts';
import { lengthAt } from '../../look/line-setting.ts';
import type { PlanBoard } from '../../rules/plan/plan-boards.ts';
import { SIGN } from './signs.tsx';

/** Sizes of names and signs, in thousandths of the plan's width: the same on each screen. */
const sizes = { stage: 38, other: 33 } as const;
/** Of a sign's side, and from one sign to the next. */
export const SIGN_SCALE = 1.8;
const PITCH = (SIGN + 2) * SIGN_SCALE;
/** Between a place and its name. */
const GAP = 16;
/** Around the name of a stage. */
const PADDING = 9;
/** The height of capitals, of the size. */
const CAPITALS = 0.675;
const LEADING = 0.88;
export const boardStretch = 76;

/** A name and its signs, laid out. In thousandths of the plan's width, from the upper left corner. */
export interface BoardLayout {
  readonly lines: readonly string[];
  readonly size: number;
  readonly leading: number;
  /** The baseline of the first line. */
  readonly text: readonly [x: number, y: number];
  readonly strip: readonly [x: number, y: number];
  readonly width: number;
  readonly height: number;
  /** Text ends at its x. */
  readonly ends: boolean;
  readonly middle: boolean;
  /** From the place to the upper left corner. */
  readonly from: readonly [x: number, y: number];
}

/** Fills each line with as many words as it takes. */
function linesOf(name: string, longest: number): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= longest)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Lays out a name and its signs beside their place. One sign stands before the name, several below it. */
export function boardLayout({ place, signs }: PlanBoard, { side, longest = 12 }: PlanLabel): BoardLayout {
  const isStage = place.kind === 'stage';
  const size = isStage ? sizes.stage : sizes.other;
  const padding = isStage ? PADDING : 0;
  const lines = linesOf(place.name, longest);
  const textWidth = Math.max(...lines.map((line) => lengthAt(line, boardStretch))) * size;
  const textHeight = (CAPITALS + (lines.length - 1) * LEADING) * size;
  const sign = SIGN * SIGN_SCALE;
  const before = signs.length === 1;
  const stripWidth = signs.length > 0 ? signs.length * PITCH - 2 * SIGN_SCALE : 0;
  const inner = before
    ? { width: textWidth + PITCH + 4, height: Math.max(textHeight, sign) }
    : {
        width: Math.max(textWidth, stripWidth),
        height: textHeight + (signs.length > 0 ? sign + 8 : 0),
      };
  const [width, height] = [inner.width + 2 * padding, inner.height + 2 * padding];
  const ends = side === 'left' && !before;
  const middle = (side === 'above' || side === 'below') && !before;
  const x = ends ? width - padding : middle ? width / 2 : padding + (before ? PITCH + 4 : 0);
  const capitals = padding + CAPITALS * size;
  const y = before ? capitals + (inner.height - textHeight) / 2 : capitals;
  const stripX = ends ? width - padding - stripWidth : middle ? (width - stripWidth) / 2 : padding;
  const from = {
    left: [-width - GAP, -height / 2],
    right: [GAP, -height / 2],
    above: [-width / 2, -height - GAP],
    below: [-width / 2, GAP],
  } as const;
  return {
    lines,
    size,
    leading: size * LEADING,
    text: [x, y],
    strip: [stripX, before ? padding + (inner.height - sign) / 2 : padding + textHeight + 8],
    width,
    height,
    ends,
    middle,
    from: from[side],
  };
}
