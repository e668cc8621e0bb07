import { css } from '@emotion/react';

/** One sheet of A4, or of A3 with letters of at least 18 points: title, plan and key. */
export const planPaper = (isLarge: boolean) => css`
  @page {
    size: ${isLarge ? 'A3' : 'A4'} portrait;
    margin: 10mm;
  }
  @media print {
    h1 + div > p + p {
      display: none;
    }
    main > div {
      margin: 0 !important;
      padding: 0 !important;
      background: none !important;
      &::after {
        content: none !important;
      }
    }
    /* Wood type reaches above its box. */
    main > div:has(h1) {
      padding-top: 5mm !important;
    }
    ${isLarge ? 'main :is(p, label) { font-size: 18pt; }' : ''}
    main > div > div {
      width: 100%;
    }
  }
`;
