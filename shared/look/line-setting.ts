import {
  capHeight,
  glyphs,
  kerning,
  measuredWidths,
  unitsPerEm,
  type GlyphMetrics,
} from './wood-type-metrics.ts';

/** One line of a heading, fitted to a length of ink, from the first letter's edge to the last's. */
interface SetLine {
  readonly text: string;
  /** The width axis: `font-stretch`, in per cent. */
  readonly stretch: number;
  /** The line's length at this width, in em. */
  readonly ems: number;
  /** The distance from the line's origin to its ink, in em. */
  readonly start: number;
  /** The space added after each letter, in em. */
  readonly tracking: number;
  /** The space taken from each gap between words, in em, or 0. */
  readonly closer: number;
}

const [NARROW, NORMAL, WIDE] = measuredWidths;

/** The typeface lacks this character, so a fallback draws it, about one em wide. */
const MISSING: GlyphMetrics = {
  advance: [unitsPerEm, unitsPerEm, unitsPerEm],
  left: [0, 0, 0],
  right: [0, 0, 0],
  top: capHeight,
  bottom: 0,
};

/** A metric of a glyph at a setting of the width axis, in em. */
function metricAt([narrow, normal, wide]: GlyphMetrics['advance'], stretch: number): number {
  const units =
    stretch < NORMAL
      ? narrow + ((normal - narrow) * (stretch - NARROW)) / (NORMAL - NARROW)
      : normal + ((wide - normal) * (stretch - NORMAL)) / (WIDE - NORMAL);
  return units / unitsPerEm;
}

const lettersOf = (text: string) => Array.from(text.normalize('NFC').replaceAll('\u00A0', ' ').toUpperCase());
const glyphsOf = (text: string) => lettersOf(text).map((letter) => glyphs[letter] ?? MISSING);

/** The sum of a text's advance widths, with kerning, at each measured width. */
const advanceOf = (text: string): GlyphMetrics['advance'] =>
  lettersOf(text)
    .flatMap<GlyphMetrics['advance']>((letter, at, all) => [
      (glyphs[letter] ?? MISSING).advance,
      kerning[`${letter}${all[at + 1]}`] ?? [0, 0, 0],
    ])
    .reduce(
      ([narrow, normal, wide], more) => [narrow + more[0], normal + more[1], wide + more[2]],
      [0, 0, 0],
    );

/**
 * The length of a text's letters with their bearings, in em.
 * @param stretch the width axis, in per cent, from 50 to 150
 */
export const lengthAt = (text: string, stretch: number): number => metricAt(advanceOf(text), stretch);

/**
 * The narrowest setting: below 62 % of the normal width (`font-stretch:
 * 62%`) letters run into each other. A longer line gets a smaller size.
 */
export const NARROWEST = 62;
/** Narrow letters get more space: none from this width on, `TRACKING` (in em) at the narrowest. */
const TRACKED_BELOW = 80;
const TRACKING = 0.024;

const trackingAt = (stretch: number): number =>
  Math.round((Math.max(0, TRACKED_BELOW - stretch) / (TRACKED_BELOW - NARROWEST)) * TRACKING * 1000) / 1000;

/** Gaps between words do not grow with wide letters: they are as wide as in the normal width. */
const WORD_GAP = 0.2625;
const closerAt = (stretch: number): number =>
  Math.max(
    0,
    Math.round((metricAt(glyphs[' ']?.advance ?? MISSING.advance, stretch) - WORD_GAP) * 1000) / 1000,
  );

/** A T before a J leaves a gap that reads as a space: it is closed by this in em. */
export const BEFORE_J = /t(?=j)/i;
export const closedUp = (stretch: number): number => 0.12 * Math.min(1, (stretch / 100) ** 2);

/** A text's ink as a function of the width axis. Its letters are measured once for all settings. */
function inkOf(text: string): (stretch: number) => SetLine {
  const drawn = glyphsOf(text);
  const [first = MISSING, last = first] = [drawn.at(0), drawn.at(-1)];
  const advance = advanceOf(text);
  const isClosedUp = BEFORE_J.test(text);
  const gaps = text.split(' ').length - 1;
  return (stretch) => {
    const start = metricAt(first.left, stretch);
    const tracking = trackingAt(stretch);
    const closer = closerAt(stretch);
    const ems =
      metricAt(advance, stretch) +
      tracking * (text.length - 1) -
      (isClosedUp ? closedUp(stretch) + tracking : 0) -
      gaps * closer -
      start -
      metricAt(last.right, stretch);
    return { text, stretch, ems, start, tracking, closer };
  };
}

/**
 * Fits a line to a length by the width axis alone, from 62 to 150 %. Beyond this range it returns the nearest
 * length, and the caller must change the font size.
 * @param ems the wanted length, in em
 */
export function setLine(text: string, ems: number): SetLine {
  const inkAt = inkOf(text);
  let low: number = NARROWEST;
  let high: number = WIDE;
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (inkAt(middle).ems > ems) high = middle;
    else low = middle;
  }
  // Browsers round font-stretch: Chromium to quarters of a per cent.
  return inkAt(Math.round(low * 4) / 4);
}

/** The ink above the capitals and below the baseline, in em: accents and tails. */
export function overhangs(text: string): { readonly above: number; readonly below: number } {
  const drawn = glyphsOf(text);
  return {
    above: Math.max(0, ...drawn.map(({ top }) => top - capHeight)) / unitsPerEm,
    below: Math.max(0, ...drawn.map(({ bottom }) => -bottom)) / unitsPerEm,
  };
}
