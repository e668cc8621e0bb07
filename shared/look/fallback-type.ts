/** Fallback for the display typeface while it loads: Arial Bold, scaled to match each step of the width axis. */
import { css } from '@emotion/react';
import { lengthAt } from './line-setting.ts';

/** Capitals and spaces, about as frequent as in headings. */
const SAMPLE = 'ETAOINSHRDLCUMWFGYPBVKETAOINSR  ';
/** Arial Bold's average advance width over the sample, in em. */
const ARIAL_ADVANCE = 0.6563;
/** The display typeface's vertical metrics, in em. */
const ASCENT = 0.795;
const DESCENT = 0.24;

/** No text is set narrower than the first step. */
const steps = Array.from({ length: 9 }, (_, step) => 60 + step * 10);

export const fallbackFaces = css(
  steps.map((from) => {
    const scale = lengthAt(SAMPLE, from + 5) / SAMPLE.length / ARIAL_ADVANCE;
    const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
    return css`
      @font-face {
        font-family: 'Anybody fallback';
        src: local('Arial Bold'), local('Liberation Sans Bold');
        font-weight: 900;
        font-stretch: ${from}% ${from + 10}%;
        size-adjust: ${percent(scale)};
        ascent-override: ${percent(ASCENT / scale)};
        descent-override: ${percent(DESCENT / scale)};
        line-gap-override: 0%;
      }
    `;
  }),
);
