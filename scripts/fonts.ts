/**
 * Subsets the two typefaces to what the site uses, and writes down the measures that setting type
 * on the server needs. Run by hand when a typeface or the character set changes: npm run fonts
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
/** Wood type has no lower case. */
const woodType = ascii.replace(/[a-z]/g, '') + punctuation + accentedCapitals;

/** For the browser: pairs of letters and figures in columns, no fractions, nor figures of other kinds. */
const slim = { targetFormat: 'woff2', keepFeatures: ['kern', 'tnum'] } as const;

const widths = [50, 100, 150] as const;
const WOOD_WEIGHT = 900;

const anybody = await file('anybody/files/anybody-latin-standard-normal');
const atkinson = await file('atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal');

await mkdir('public/fonts', { recursive: true });
await writeFile(
  'public/fonts/anybody.woff2',
  await subsetFont(anybody, woodType, {
    ...slim,
    variationAxes: { wght: WOOD_WEIGHT, wdth: { min: widths[0], max: widths[2] } },
  }),
);
await writeFile(
  'public/fonts/atkinson.woff2',
  await subsetFont(atkinson, readingText, {
    ...slim,
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
if (!narrow) throw new Error('No width was read');

const advances = Object.fromEntries(
  Array.from(woodType)
    .filter((character) => narrow.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .map((character) => [
      character,
      masters.map((font) => Math.round(font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth)),
    ]),
);

await writeFile(
  'shared/look/wood-type-metrics.ts',
  `/** Written by \`npm run fonts\` from the display typeface: do not edit. */

export const unitsPerEm = ${narrow.unitsPerEm};
export const capHeight = ${narrow.capHeight};

/** Advance widths at these three settings of the width axis; between them they change in proportion. */
export const measuredWidths = [${widths.join(', ')}] as const;

export const advances: Readonly<Record<string, readonly [number, number, number]>> = ${JSON.stringify(advances, null, 2)};
`,
);
