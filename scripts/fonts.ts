/**
 * Subsets the two typefaces to the characters in use, and writes the display typeface's metrics. Run it when
 * a typeface or the set of characters changes: npm run fonts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { lettersOfCopy } from './letters-of-copy.ts';
import { smallAsCapitals } from './small-as-capitals.ts';
import { measuredWidths } from '../shared/look/wood-type-metrics.ts';

const require = createRequire(import.meta.url);
const file = (name: string) => readFile(require.resolve(`@fontsource-variable/${name}.woff2`));

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const punctuation = '£€–—‘’“”…·×°½¼¾→←↑↓−';
const accentedCapitals = 'ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜÝŒ';
/** Beyond ASCII, the files have only the letters of the copy: all others would make them a seventh larger. */
const letters = await lettersOfCopy();
const readingText = ascii + punctuation + letters + letters.toUpperCase();
/** The reading typeface lends headings these signs; the display typeface's are as small as bullets. */
const signs = '+−';
/** The display typeface draws small letters as capitals. */
const woodTypeOf = (text: string) =>
  (ascii + punctuation + text).replace(new RegExp(`[a-z${signs}]`, 'g'), '');
const woodType = (ascii + punctuation + letters + letters.toUpperCase()).replace(
  new RegExp(`[${signs}]`, 'g'),
  '',
);
/** Covers more letters than the files: another festival's lines fit before it has made its own. */
const measured = woodTypeOf(accentedCapitals + letters.toUpperCase());

/** For browsers: of the OpenType features, only kerning and tabular figures. */
const webFont = { targetFormat: 'woff2', keepFeatures: ['kern', 'tnum'] } as const;

const WOOD_WEIGHT = 900;

const anybody = await subsetFont(
  await file('anybody/files/anybody-latin-standard-normal'),
  ascii + punctuation + accentedCapitals + letters + letters.toUpperCase(),
  { targetFormat: 'truetype' },
);
const atkinson = await file('atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal');

await mkdir('public/fonts', { recursive: true });
await writeFile(
  'public/fonts/anybody.woff2',
  await subsetFont(smallAsCapitals(anybody, create(anybody) as Font), woodType, {
    ...webFont,
    variationAxes: { wght: WOOD_WEIGHT, wdth: { min: measuredWidths[0], max: measuredWidths[2] } },
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
  measuredWidths.map(async (wdth) => {
    const instance = await subsetFont(anybody, measured, {
      targetFormat: 'truetype',
      variationAxes: { wght: WOOD_WEIGHT, wdth },
    });
    return create(instance) as Font;
  }),
);
const [narrow] = masters;
if (!narrow) throw new Error('The display typeface has no masters');

const signFont = create(
  await subsetFont(atkinson, signs, { targetFormat: 'truetype', variationAxes: { wght: 700 } }),
) as Font;
/** Scales the plus sign to the height of a capital. Both rise from the baseline. */
const signScale =
  narrow.capHeight / narrow.unitsPerEm / (signFont.glyphForCodePoint(0x2b).bbox.maxY / signFont.unitsPerEm);

/** Measures a character in units of the display typeface, with one font for each width. */
function metricsOf(character: string, fonts: readonly Font[], scale: number) {
  const units = (length: number) => Math.round(length * scale);
  const drawn = fonts.map((font) => font.glyphForCodePoint(character.codePointAt(0) ?? 0));
  return {
    advance: drawn.map(({ advanceWidth }) => units(advanceWidth)),
    left: drawn.map(({ path, bbox }) => (path.commands.length > 0 ? units(bbox.minX) : 0)),
    right: drawn.map(({ advanceWidth, path, bbox }) =>
      path.commands.length > 0 ? units(advanceWidth - bbox.maxX) : 0,
    ),
    top: units(Math.max(0, ...drawn.map(({ bbox }) => bbox.maxY))),
    bottom: units(Math.min(0, ...drawn.map(({ bbox }) => bbox.minY))),
  };
}

const signUnits = (signScale * narrow.unitsPerEm) / signFont.unitsPerEm;
const glyphs: Record<string, ReturnType<typeof metricsOf>> = {};
for (const character of measured) {
  if (narrow.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    glyphs[character] = metricsOf(character, masters, 1);
}
const atEveryWidth = masters.map(() => signFont);
for (const sign of signs) glyphs[sign] = metricsOf(sign, atEveryWidth, signUnits);

const lentSigns = {
  range: Array.from(signs, (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16)}`).join(),
  scale: Number((signScale * 100).toFixed(1)),
};

/** Pairs whose spacing differs from their advance widths. T before J keeps more space. */
const kerning: Record<string, readonly number[]> = {};
const pairs = Object.keys(glyphs).flatMap((left) => Object.keys(glyphs).map((right) => left + right));
for (const pair of pairs) {
  const amounts = masters.map((font) => {
    const { positions, glyphs: drawn } = font.layout(pair);
    return (positions[0]?.xAdvance ?? 0) - (drawn[0]?.advanceWidth ?? 0);
  });
  if (pair !== 'TJ' && amounts.some((amount) => amount !== 0)) kerning[pair] = amounts;
}
const { unitsPerEm, capHeight } = narrow;
await writeFile(
  'shared/look/wood-type-metrics.json',
  `${JSON.stringify({ unitsPerEm, capHeight, lentSigns, glyphs, kerning })}\n`,
);
