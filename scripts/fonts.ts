/**
 * Subsets the two typefaces to the characters in use, and writes the display typeface's metrics for the server.
 * Run it by hand when a typeface or the set of characters changes: npm run fonts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const file = (name: string) => readFile(require.resolve(`@fontsource-variable/${name}.woff2`));

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const punctuation = '£–—‘’“”…·×°½¼¾→←↑↓−';
const accentedCapitals = 'ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜÝŒ';
const readingText = ascii + punctuation + accentedCapitals + accentedCapitals.toLowerCase();
/** The display typeface is set in capitals only. */
const woodType = ascii.replace(/[a-z]/g, '') + punctuation + accentedCapitals;

/** For the browser: of the OpenType features, only kerning and tabular figures. */
const webFont = { targetFormat: 'woff2', keepFeatures: ['kern', 'tnum'] } as const;

const widths = [50, 100, 150] as const;
const WOOD_WEIGHT = 900;

const anybody = await file('anybody/files/anybody-latin-standard-normal');
const atkinson = await file('atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal');

await mkdir('public/fonts', { recursive: true });
await writeFile(
  'public/fonts/anybody.woff2',
  await subsetFont(anybody, woodType, {
    ...webFont,
    variationAxes: { wght: WOOD_WEIGHT, wdth: { min: widths[0], max: widths[2] } },
  }),
);
await writeFile(
  'public/fonts/atkinson.woff2',
  await subsetFont(atkinson, readingText, {
    ...webFont,
    variationAxes: { wght: { min: 400, max: 700 } },
  }),
);

const masters = await Promise.all(
  widths.map(async (wdth) => {
    const instance = await subsetFont(anybody, woodType, {
      targetFormat: 'truetype',
      variationAxes: { wght: WOOD_WEIGHT, wdth },
    });
    return create(instance) as Font;
  }),
);
const [narrow] = masters;
if (!narrow) throw new Error('The display typeface has no masters');

const glyphs = Object.fromEntries(
  Array.from(woodType, (character) => [character, character.codePointAt(0) ?? 0] as const)
    .filter(([, codePoint]) => narrow.hasGlyphForCodePoint(codePoint))
    .map(([character, codePoint]) => {
      const drawn = masters.map((font) => font.glyphForCodePoint(codePoint));
      return [
        character,
        {
          advance: drawn.map(({ advanceWidth }) => Math.round(advanceWidth)),
          left: drawn.map(({ path, bbox }) => (path.commands.length > 0 ? Math.round(bbox.minX) : 0)),
          right: drawn.map(({ advanceWidth, path, bbox }) =>
            path.commands.length > 0 ? Math.round(advanceWidth - bbox.maxX) : 0,
          ),
          top: Math.round(Math.max(0, ...drawn.map(({ bbox }) => bbox.maxY))),
          bottom: Math.round(Math.min(0, ...drawn.map(({ bbox }) => bbox.minY))),
        },
      ];
    }),
);

await writeFile(
  'shared/look/wood-type-metrics.ts',
  `/** Written by \`npm run fonts\` from the display typeface: do not edit. */

export const unitsPerEm = ${narrow.unitsPerEm};
export const capHeight = ${narrow.capHeight};

/** The settings of the width axis at which glyphs are measured; between them, interpolate linearly. */
export const measuredWidths = [${widths.join(', ')}] as const;

type AtEachWidth = readonly [number, number, number];

/** A glyph's metrics, in font units. */
export interface GlyphMetrics {
  readonly advance: AtEachWidth;
  /** The distance from the origin to the ink: negative where the ink begins before it. */
  readonly left: AtEachWidth;
  /** The distance from the ink to the advance width: negative where the ink ends behind it. */
  readonly right: AtEachWidth;
  /** The highest ink above the baseline, at any width. */
  readonly top: number;
  /** The lowest ink, at any width: negative below the baseline. */
  readonly bottom: number;
}

export const glyphs: Readonly<Record<string, GlyphMetrics>> = ${JSON.stringify(glyphs)};
`,
);
