import { css } from '@emotion/react';

/**
 * A font size in a unit of the screen or a container that stays as it is where a browser zooms the text alone: what is
 * fitted to a measure has no room to grow.
 */
export const unzoomed = (size: string): string => `calc(${size} * var(--unzoom, 1))`;

/* 18px of type are zoomed, those of the function are not. A browser that knows colours from others knows @property. */
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
