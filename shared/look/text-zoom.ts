import { css } from '@emotion/react';

/**
 * Keeps a font size in a unit of the screen or container where a browser zooms text alone: text that is
 * fitted to a measure has no room to grow.
 */
export const unzoomed = (size: string): string => `calc(${size} * var(--unzoom, 1))`;

/* The first length is zoomed with the text, the function's is not.
   Browsers with relative colours also know @property. */
export const textZoomStyles = css`
  @property --unzoom {
    syntax: '<number>';
    inherits: true;
    initial-value: 1;
  }
  @supports (color: rgb(from red r g b)) {
    body {
      font-size: 18px;
      --unzoom: tan(atan2(18px, 1em));
    }
    :where(body > *) {
      font-size: 1rem;
    }
  }
`;
