import { glyphs, measuredWidths, unitsPerEm, type GlyphMetrics } from './wood-type-metrics.ts';

/** One line of a heading, fitted to a length. Lengths are of the ink: from the first letter's edge to the last one's. */
export interface SetLine {
  readonly text: string;
  /** The width axis: `font-stretch`, in per cent. */
  readonly stretch: number;
  /** The line's length at this width, in em. */
  readonly ems: number;
  /** The distance from the line's origin to its ink, in em. */
  readonly start: number;
}

const [NARROW, NORMAL, WIDE] = measuredWidths;

/** A character that the typeface lacks is drawn in a fallback typeface: assume a width of one em. */
const MISSING: Pick<GlyphMetrics, 'advance' | 'left' | 'right'> = {
  advance: [unitsPerEm, unitsPerEm, unitsPerEm],
  left: [0, 0, 0],
  right: [0, 0, 0],
};

/** A metric of a glyph at a setting of the width axis, in em. */
function metricAt([narrow, normal, wide]: GlyphMetrics['advance'], stretch: number): number {
  const units =
    stretch < NORMAL
      ? narrow + ((normal - narrow) * (stretch - NARROW)) / (NORMAL - NARROW)
      : normal + ((wide - normal) * (stretch - NORMAL)) / (WIDE - NORMAL);
  return units / unitsPerEm;
}

const glyphsOf = (text: string) =>
  Array.from(text.normalize('NFC').toUpperCase(), (character) => glyphs[character] ?? MISSING);

/**
 * The length of a text's letters with their bearings, in em.
 * @param stretch the width axis, in per cent, from 50 to 150
 */
export const lengthAt = (text: string, stretch: number): number =>
  glyphsOf(text).reduce((length, { advance }) => length + metricAt(advance, stretch), 0);

/** Where a text's ink begins and how long it is, in em. */
function inkAt(text: string, stretch: number): { readonly start: number; readonly length: number } {
  const [first = MISSING, last = first] = [glyphsOf(text).at(0), glyphsOf(text).at(-1)];
  const start = metricAt(first.left, stretch);
  return { start, length: lengthAt(text, stretch) - start - metricAt(last.right, stretch) };
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
    if (inkAt(text, middle).length > ems) high = middle;
    else low = middle;
  }
  // Browsers round font-stretch: Chromium to quarters of a per cent.
  const stretch = Math.round(low * 4) / 4;
  const { start, length } = inkAt(text, stretch);
  return { text, stretch, ems: length, start };
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
