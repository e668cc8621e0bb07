import { css } from '@emotion/react';

/** The menus are the header's markup. After Escape, a pointer over a menu no longer keeps it open. */
export const pageStyles = [
  css`
    nav[data-dismissed] details:not([open]) + ul {
      display: none;
    }
  `,
];
