import { css } from '@emotion/react';
import { media } from './tokens.ts';
import { unzoomed } from './text-zoom.ts';

/** Boxes of text, but not of pictures, whose layers lie on one another. */
const boxes =
  ':is(main, footer) :is(div, dl, ul, ol, li, section, article, form, label, p):not(:has(> picture))';

/**
 * Styles for letters three times as large on a phone: one column, narrow margins, the narrowest wood type.
 * Long words break, but a row never breaks into single letters.
 */
export const hugeLetters = css`
  ${media.huge} {
    :root {
      --header: 18vw;
    }
    body {
      overflow-wrap: anywhere;
    }
    ${boxes} {
      grid-template-columns: minmax(0, 1fr) !important;
      flex-wrap: wrap !important;
      padding-inline: 3px !important;
      > * {
        grid-column: auto !important;
      }
    }
    :is(main, footer) :is(h2, h3, summary, dt, dd, ul, ol) {
      margin-inline: 0 !important;
    }
    :is(main, footer) :is(h2, h3, dt, dd, a, button, strong) {
      font-stretch: 62% !important;
    }
    :is(main, footer) :is(h2, h3, summary) {
      font-size: ${unzoomed('15vw')} !important;
    }
    main li {
      list-style-position: inside !important;
    }
    main select {
      flex: 1 0 100% !important;
    }
    main summary {
      flex-direction: column !important;
      align-items: start !important;
    }
    main li::before {
      position: static !important;
    }
  }
`;
