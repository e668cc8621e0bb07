import { lengthAt } from '../../look/line-setting.ts';
import { wrapped } from '../../rules/text/wrapped.ts';
import { SIGN_SIDE } from './signs.tsx';
import type { SheetBoard } from '../../rules/plan/sheet.ts';

/** Font sizes of names, in thousandths of the plan's width: they scale with the plan. */
export const nameSizes = { stage: 42, other: 36 } as const;
/** The width axis of the names' typeface, in per cent. */
export const nameStretch = 76;
/** The distance from one sign to the next. */
export const SIGN_PITCH = 53;
/** The distance between lines as a share of the font size, and the height of capitals. */
const LEADING = 0.88;
const CAPITALS = 0.675;
/** The gaps from a place to its name, from a name to its signs, and around the name of a stage. */
const GAP = 15;
const BESIDE_SIGNS = 6;
const PADDING = 10;
/** A row of signs that is longer than the name by this factor is broken into two rows. */
const TOO_LONG = 1.2;
/** The height of a target of 24 px on a plan that is 320 px wide. */
const TARGET = 82;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A box that is larger than another one by these lengths at each side. */
const around = ({ left, top, width, height }: Box, across: number, down = across): Box => ({
  left: left - across,
  top: top - down,
  width: width + 2 * across,
  height: height + 2 * down,
});

/** Of signs in a row. */
const lengthOf = (signs: number): number => Math.max(0, signs * SIGN_PITCH - (SIGN_PITCH - SIGN_SIDE));

/**
 * Lays out a name with its signs about one middle, in units of the
 * drawing. A single sign stands before the name, several stand below it.
 */
export function boardLayout({
  place,
  signs,
  label: {
    side,
    longest = 12,
    at: [atX, atY],
  },
}: SheetBoard) {
  const size = place.kind === 'stage' ? nameSizes.stage : nameSizes.other;
  const padding = place.kind === 'stage' ? PADDING : 0;
  const lines = wrapped(place.name, longest);
  const leading = size * LEADING;
  const text = {
    width: Math.max(...lines.map((line) => lengthAt(line, nameStretch))) * size,
    height: CAPITALS * size + (lines.length - 1) * leading,
  };
  const rows = lengthOf(signs.length) > TOO_LONG * text.width ? 2 : 1;
  const inRow = Math.ceil(signs.length / rows);
  const drawn = { width: lengthOf(inRow), height: signs.length > 0 ? lengthOf(rows) : 0 };
  const [before, above] = signs.length === 1 ? [SIGN_SIDE + BESIDE_SIGNS, 0] : [0, BESIDE_SIGNS];
  const width = before ? before + text.width : Math.max(text.width, drawn.width);
  const height = before
    ? Math.max(text.height, SIGN_SIDE)
    : text.height + (drawn.height && above + drawn.height);
  const [away, up] = [width / 2 + GAP + padding, height / 2 + GAP + padding];
  const [x, y] = (
    {
      left: [atX - away, atY],
      right: [atX + away, atY],
      above: [atX, atY - up],
      below: [atX, atY + up],
    } as const
  )[side];
  const left = Math.round(before ? x - width / 2 : x - drawn.width / 2);
  const top = Math.round(y + height / 2 - drawn.height);
  const plate = around({ left: x - width / 2, top: y - height / 2, width, height }, padding);
  return {
    lines,
    leading,
    text: [x + before / 2, y - (before ? text.height : height) / 2 + CAPITALS * size],
    signs: signs.map((_, index) => [
      left + (index % inRow) * SIGN_PITCH,
      top + Math.floor(index / inRow) * SIGN_PITCH,
    ]),
    /** The squares below the signs: one broken line along each row. */
    tiles: Array.from({ length: signs.length > 0 ? rows : 0 }, (_, row) => {
      const squares = lengthOf(Math.min(inRow, signs.length - row * inRow));
      return `M${left} ${top + row * SIGN_PITCH + SIGN_SIDE / 2}h${squares}`;
    }).join(''),
    plate,
    target: around(plate, 0, Math.max(0, TARGET - plate.height) / 2),
  } as const;
}
