import { advances, measuredWidths, unitsPerEm } from './wood-type-metrics.ts';

/** One line of a heading, fitted to a length. */
export interface SetLine {
  readonly text: string;
  /** The width axis: `font-stretch`, in per cent. */
  readonly stretch: number;
  /** The line's length at this width, in em. */
  readonly ems: number;
}

const [NARROW, NORMAL, WIDE] = measuredWidths;

/** A character that the typeface lacks is drawn in a fallback typeface: assume a width of one em. */
const MISSING = [unitsPerEm, unitsPerEm, unitsPerEm] as const;

/**
 * The length of a line, in em.
 * @param stretch the width axis, in per cent, from 50 to 150
 */
export function lengthAt(text: string, stretch: number): number {
  const share =
    stretch < NORMAL ? (stretch - NARROW) / (NORMAL - NARROW) : (stretch - NORMAL) / (WIDE - NORMAL);
  let units = 0;
  for (const character of text.normalize('NFC').toUpperCase()) {
    const [narrow, normal, wide] = advances[character] ?? MISSING;
    const [from, to] = stretch < NORMAL ? [narrow, normal] : [normal, wide];
    units += from + (to - from) * share;
  }
  return units / unitsPerEm;
}

/**
 * Fits a line to a length by the width axis alone. Beyond the axis's range, the line has the nearest possible
 * length, and the caller must change the font size.
 * @param ems the length wanted, in em
 */
export function setLine(text: string, ems: number): SetLine {
  let low: number = NARROW;
  let high: number = WIDE;
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (lengthAt(text, middle) > ems) high = middle;
    else low = middle;
  }
  const stretch = Math.round(low * 10) / 10;
  return { text, stretch, ems: Math.ceil(lengthAt(text, stretch) * 1000) / 1000 };
}

/** Letter and word spacing that visitors may set (WCAG 1.4.12), in em. */
const TEXT_SPACING = { letter: 0.12, word: 0.16 };

/** The length, in em, of a line with that spacing. */
export const spacedLength = (text: string, ems: number): number =>
  ems + text.length * TEXT_SPACING.letter + (text.split(' ').length - 1) * TEXT_SPACING.word;

/**
 * Breaks a heading between words, into no more lines than its length needs.
 * @param longest characters on a line; a line holds more where the rest would need another line
 */
export function breakLines(text: string, longest: number): readonly string[] {
  const words = text.split(' ');
  const count = Math.ceil(text.length / longest);
  const lines: string[] = [];
  let rest = text.length;
  for (const word of words) {
    const line = lines.at(-1);
    const share = rest / Math.max(1, count - lines.length + 1);
    if (line !== undefined && line.length + 1 + word.length <= Math.max(share, longest)) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      rest -= line?.length ?? 0;
      lines.push(word);
    }
  }
  return lines;
}
