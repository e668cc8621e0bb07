import { css } from '@emotion/react';
import { surface, wrapping, fontSize } from '../../look/tokens.ts';
import { stamped } from '../../look/surfaces.ts';

export const tabRow = css`
  ul {
    ${wrapping('0.5rem')};
  }
  @media (max-width: 34em) {
    ul {
      gap: 0.25rem;
    }
    li {
      flex: 1 1 auto;
    }
    && a {
      justify-content: center;
      padding-inline: 0.25em;
      font-size: ${fontSize.small};
      font-stretch: 72%;
      letter-spacing: 0.02em;
    }
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.1em 1em 0;
    ${surface.ground};
    ${stamped};
    &[aria-current],
    &[aria-selected='true'] {
      ${surface.text};
      box-shadow: 5px 5px 0 var(--first);
      @media (forced-colors: active) {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }
  }
`;
