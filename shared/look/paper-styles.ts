/** Styles for paper: dark on white, without navigation and controls. */
import { css } from '@emotion/react';

export const paperStyles = css`
  @page {
    margin: 14mm;
  }
  @media print {
    :root {
      --ground: #fff;
    }
    html {
      font-size: 11pt;
    }
    body {
      padding: 0;
    }
    header,
    footer,
    main :is(nav, button) {
      display: none !important;
    }
    main a[href^='http']::after {
      content: ' (' attr(href) ')';
      overflow-wrap: anywhere;
    }
    h1 {
      max-width: 24rem;
      * {
        text-shadow: none !important;
      }
    }
    :is(h1, h2, h3, caption, summary, figure) {
      break-after: avoid;
    }
    :is(h2, h3, li, table, dl, figure, img) {
      break-inside: avoid;
    }
    ::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
`;
