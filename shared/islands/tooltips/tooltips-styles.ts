import { css } from '@emotion/react';
import { surface } from '../../look/tokens.ts';

const gap = '11px';

export const styles = css`
  [role='tooltip'] {
    position: absolute;
    z-index: 30;
    translate: 0 calc(-100% - ${gap});
    padding: 0.35rem 0.7rem;
    ${surface.text};
    font-size: 0.9rem;
    font-weight: 700;
    white-space: nowrap;
    /* The outline is visible in forced-colours mode, which removes the background. */
    outline: 1px solid transparent;
    /* Draws the arrow, and fills the gap so that a pointer can
       cross it. The island sets its position: --arrow. */
    &::after {
      content: '';
      position: absolute;
      inset: 100% 0 -${gap};
      background: conic-gradient(from -45deg at var(--arrow) 5px, var(--text) 90deg, #0000 0);
    }
    &[data-below] {
      translate: 0 ${gap};
      &::after {
        inset: -${gap} 0 100%;
        scale: 1 -1;
      }
    }
  }
`;
