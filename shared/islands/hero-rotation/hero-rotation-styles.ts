import { css } from '@emotion/react';
import { media, surface } from '../../look/tokens.ts';
import { visuallyHidden } from '../../look/decorations.ts';

/* The button is in the pictures' lower right corner; where they are low, on the sky below the name. */
export const styles = css`
  display: contents;
  button {
    position: absolute;
    z-index: 1;
    right: 1rem;
    bottom: 1.5rem;
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    border: 3px solid var(--paper);
    ${surface.ink};
    cursor: pointer;
    svg {
      width: 0.8rem;
      fill: currentColor;
    }
    span {
      ${visuallyHidden};
    }
    ${media.tablet} {
      right: 2rem;
    }
    @media (max-width: 34.99em) and (max-height: 44em) {
      inset: calc(var(--sky) + 16vw) auto auto 1rem;
    }
  }
`;
