import type { PlanLabel } from '../../data/programme/ground-model.ts';
import { lengthAt } from '../../look/line-setting.ts';
import type { PlanBoard } from '../../rules/plan/plan-boards.ts';
import { SIGN, SIGN_PITCH } from './signs.tsx';
import { wrapped } from '../../rules/text/wrapped.ts';

/** The sizes of names, in thousandths of the plan's width: they grow and shrink with it. */
export const nameSizes = { stage: 40, other: 33 } as const;
/** A sign's drawing is so many times larger on the plan. */
export const SIGN_SCALE = 1.8;
/** The width axis of names, in per cent. */
export const nameStretch = 76;
/** Boards are cut to their names: a visitor's own spacing of letters is for the list, and would push names off them. */
export const nameSpacing = 'letter-spacing: normal !important; word-spacing: normal !important;';
/** From one line to the next, of the size, and the height of capitals. */
const LEADING = 0.88;
const CAPITALS = 0.675;
/** From a place to its name, from a name to its signs, and around the name of a stage. */
const GAP = 15;
const ABOVE_SIGNS = 7;
const PADDING = 10;
/** The height at which a name is 24 px high on a plan that is 320 px wide. */
const TARGET = 82;

type Point = readonly [x: number, y: number];

/**
 * Lays out a name and its signs beside their place. One sign stands before the name, several below it. In thousandths of
 * the plan's width, from the beginning of the first line's baseline.
 */
export function boardLayout({ place, signs }: PlanBoard, { side, longest = 12 }: PlanLabel) {
  const isStage = place.kind === 'stage';
  const size = isStage ? nameSizes.stage : nameSizes.other;
  const padding = isStage ? PADDING : 0;
  const lines = wrapped(place.name, longest);
  const leading = size * LEADING;
  const text = {
    width: Math.max(...lines.map((line) => lengthAt(line, nameStretch))) * size,
    height: CAPITALS * size + (lines.length - 1) * leading,
  };
  const strip = {
    width: (signs.length * SIGN_PITCH - (SIGN_PITCH - SIGN)) * SIGN_SCALE,
    height: SIGN * SIGN_SCALE,
  };
  const before = signs.length === 1 ? strip.width + 8 : 0;
  const width = before + Math.max(text.width, before || signs.length === 0 ? 0 : strip.width);
  const below = !before && signs.length > 0 ? ABOVE_SIGNS + strip.height : 0;
  const height = before ? Math.max(text.height, strip.height) : text.height + below;
  const corner: Readonly<Record<PlanLabel['side'], Point>> = {
    left: [-width - GAP - padding, -height / 2],
    right: [GAP + padding, -height / 2],
    above: [-width / 2, -height - GAP - padding],
    below: [-width / 2, GAP + padding],
  };
  const [cornerX, cornerY] = corner[side];
  const anchor = before || side === 'right' ? undefined : side === 'left' ? 'end' : 'middle';
  const share = anchor === 'end' ? 1 : anchor ? 0.5 : 0;
  const x = before + (width - before) * share;
  const y = CAPITALS * size + (before ? (height - text.height) / 2 : 0);
  const plate = {
    at: [-x - padding, -y - padding],
    size: [width + 2 * padding, height + 2 * padding],
  } as const;
  const lacks = Math.max(0, TARGET - plate.size[1]);
  return {
    lines,
    leading,
    anchor,
    /** The upper left corner of the signs. */
    signs: before
      ? [-before, (height - strip.height) / 2 - y]
      : [(width - strip.width) * share - x, height - strip.height - y],
    plate,
    /** Where a finger finds it. */
    target: {
      at: [plate.at[0], plate.at[1] - lacks / 2],
      size: [plate.size[0], plate.size[1] + lacks],
    },
    /** From the place. */
    from: [cornerX + x, cornerY + y],
  } as const;
}

export type BoardLayout = ReturnType<typeof boardLayout>;
