import { css } from '@emotion/react';

/**
 * The header styles the menus. This adds only: after Escape, hovering opens none until the pointer enters the
 * navigation again.
 */
export const pageStyles = [
  css`
    nav[data-dismissed] details:not([open]) + ul {
      display: none;
    }
  `,
];
