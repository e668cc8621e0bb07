/** What stands in for the wood type until it has arrived: an ordinary bold face, as wide as each width of it. */
import { css } from '@emotion/react';
import { lengthAt } from './line-setting.ts';

/** Capitals and spaces about as often as headings have them. */
const SAMPLE = 'ETAOINSHRDLCUMWFGYPBVKETAOINSR  ';
/** Arial Bold's average advance over the sample, in em. */
const PLAIN_ADVANCE = 0.6563;
/** The wood type's own, in em. */
const ASCENT = 0.795;
const DESCENT = 0.24;

const steps = Array.from({ length: 10 }, (_, step) => 50 + step * 10);

export const fallbackFaces = css(
  steps.map((from) => {
    const scale = lengthAt(SAMPLE, from + 5) / SAMPLE.length / PLAIN_ADVANCE;
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
