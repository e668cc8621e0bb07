/** Fallback typefaces with the real ones' metrics, so that nothing shifts when a font arrives. */
import { css } from '@emotion/react';
import { lengthAt } from './line-setting.ts';
import { lentSigns } from './wood-type-metrics.ts';

/** Capitals and spaces, about as frequent as in headings. */
const SAMPLE = 'ETAOINSHRDLCUMWFGYPBVKETAOINSR  ';
/** Arial Bold's average advance width over the sample, in em. */
const ARIAL_ADVANCE = 0.6563;
/** The display typeface's vertical metrics, in em. */
const ASCENT = 0.795;
const DESCENT = 0.24;

/** The reading typeface's vertical metrics, in em. */
const READING_ASCENT = 0.984;
const READING_DESCENT = 0.316;

const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)}%`;

/** Half a percent moves the largest title by less than the 3 px that count as a shift. */
const wholePercent = (share: number): string => percent(share, 0);

/**
 * Settings of the width axis in per cent, denser around those of running text. Between two, fallback lines
 * become too short, but never too long for the page.
 */
const steps = [60, 74, 84, 99, 122, 150] as const;

/** Arial Bold, scaled to match each step of the width axis; on Android, which has none, Roboto. */
export const woodTypeFallback = css(
  steps.slice(0, -1).map((from, index) => {
    const scale = lengthAt(SAMPLE, from) / SAMPLE.length / ARIAL_ADVANCE;
    return css`
      @font-face {
        font-family: 'Anybody fallback';
        src: local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto');
        font-weight: 900;
        font-stretch: ${from}% ${steps[index + 1]}%;
        size-adjust: ${wholePercent(scale)};
        ascent-override: ${wholePercent(ASCENT / scale)};
        descent-override: ${wholePercent(DESCENT / scale)};
      }
    `;
  }),
);

/**
 * For each weight: Arial's, and how much wider the reading typeface is in the copy. Android's Roboto, half a
 * percent narrower, breaks one paragraph in seventy differently at this scale.
 */
const weights = [
  { weight: '400', sources: ['Arial', 'Liberation Sans', 'Roboto'], scale: 0.992 },
  { weight: '500', sources: ['Arial', 'Liberation Sans', 'Roboto'], scale: 1.024 },
  { weight: '700', sources: ['Arial-BoldMT', 'Liberation Sans Bold'], scale: 0.995 },
];

/** Arial, scaled to match the reading typeface at each weight that the styles use. */
export const readingTypeFallback = css(
  weights.map(
    ({ weight, sources, scale }) => css`
      @font-face {
        font-family: 'Atkinson fallback';
        src: ${sources.map((name) => `local('${name}')`).join()};
        font-weight: ${weight};
        size-adjust: ${percent(scale)};
        ascent-override: ${wholePercent(READING_ASCENT / scale)};
        descent-override: ${wholePercent(READING_DESCENT / scale)};
      }
    `,
  ),
);

/**
 * Takes plus and minus from the reading typeface, because the display typeface's own are as small as bullets.
 * They get the display typeface's height, so that no line moves when that has loaded.
 * @param file the address of the reading typeface
 */
export const lentSignsFace = (file: string) => css`
  @font-face {
    font-family: Anybody;
    src: url('${file}') format('woff2');
    font-weight: 900;
    font-stretch: 50% 150%;
    font-display: swap;
    unicode-range: ${lentSigns.range};
    size-adjust: ${lentSigns.scale}%;
    ascent-override: ${percent((ASCENT / lentSigns.scale) * 100)};
    descent-override: ${percent((DESCENT / lentSigns.scale) * 100)};
  }
`;
