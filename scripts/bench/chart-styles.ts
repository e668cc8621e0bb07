/** The chart's styles: the site's inks and typefaces, by day and by night. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { inks, readingType, woodType } from '../../shared/look/tokens.ts';

const fonts = path.join(import.meta.dirname, '..', '..', 'public', 'fonts');

/** An SVG that a page shows as a picture can load no file, so it brings its letters along. */
async function embedded(file: string, letters: string): Promise<string> {
  const font = await subsetFont(await readFile(path.join(fonts, file)), letters, { targetFormat: 'woff2' });
  return `url(data:font/woff2;base64,${font.toString('base64')})`;
}

/**
 * @param heads the letters that are set in wood type, in any case
 * @param texts all other letters
 */
export const chartStyles = async (heads: string, texts: string): Promise<string> => `
@font-face { font-family: Anybody; font-stretch: 50% 150%; font-weight: 900; src: ${await embedded('anybody.woff2', heads.toUpperCase())} }
@font-face { font-family: Atkinson; font-weight: 400 700; src: ${await embedded('atkinson.woff2', texts)} }
svg { --ground: ${inks.paper}; --text: ${inks.ink} }
@media (prefers-color-scheme: dark) { svg { --ground: ${inks.ink}; --text: ${inks.paper} } }
.ground { fill: var(--ground) }
text { fill: var(--text); font: 14px ${readingType}; font-variant-numeric: tabular-nums }
.wood { font: 900 17px ${woodType}; font-stretch: 120%; text-transform: uppercase }
.title { font-size: 84px; font-stretch: 150% }
.end { text-anchor: end }
.missed { font-weight: 700 }
.bar { fill: ${inks.teal} }
.over { fill: ${inks.coral} }
.outline { fill: none; stroke: var(--text); stroke-width: 2 }
.hatched { fill: url(#hatch) }
.hatch { stroke: var(--text); stroke-width: 2 }
.rule { stroke: var(--text); stroke-width: 3 }
`;
