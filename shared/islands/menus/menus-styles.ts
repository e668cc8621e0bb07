import { css } from '@emotion/react';

/** The menus are the header's. After Escape, a pointer that still rests on one does not hold it open. */
export const pageStyles = [
  css`
    nav[data-dismissed] details:not([open]) + ul {
      display: none;
    }
  `,
];
