import { advances, measuredWidths, unitsPerEm } from './wood-type-metrics.ts';

/** A line of wood type, set: as text, width-axis percentage, and the length that this gives it in em. */
export interface SetLine {
  readonly text: string;
  readonly stretch: number;
  readonly ems: number;
}

const [NARROW, NORMAL, WIDE] = measuredWidths;

/** The length of a line in em at a setting of the width axis between its bounds. */
export function lengthAt(text: string, stretch: number): number {
  const share =
    stretch < NORMAL ? (stretch - NARROW) / (NORMAL - NARROW) : (stretch - NORMAL) / (WIDE - NORMAL);
  let units = 0;
  for (const character of text.toUpperCase()) {
    const [narrow, normal, wide] = advances[character] ?? [unitsPerEm / 2, unitsPerEm / 2, unitsPerEm / 2];
    const [from, to] = stretch < NORMAL ? [narrow, normal] : [normal, wide];
    units += from + (to - from) * share;
  }
  return units / unitsPerEm;
}

/**
 * Sets a line to a length by the width axis alone. Where the axis ends short of it, the line keeps the
 * nearest length, and whoever sets it to a measure changes its size instead.
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

/** WCAG 1.4.12: how far visitors may space out letters and words, in em. */
const SPACED = { letter: 0.12, word: 0.16 };

/** The length in em of a line whose letters and words the visitor has spaced out. */
export const spacedOut = (text: string, ems: number): number =>
  ems + text.length * SPACED.letter + (text.split(' ').length - 1) * SPACED.word;

/** Breaks a heading into lines of at most this many characters, as even in length as they can be. */
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
