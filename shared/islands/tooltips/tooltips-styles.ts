import { css } from '@emotion/react';
import { GAP } from './place-tooltip.ts';

export const styles = css`
  [role='tooltip'] {
    position: absolute;
    z-index: 30;
    padding: 0.35rem 0.7rem;
    background: var(--text);
    color: var(--ground);
    font-size: 0.9rem;
    font-weight: 700;
    white-space: nowrap;
    /* Seen where forced colours take the background away. */
    outline: 1px solid transparent;
    /* The arrow, and the way by which the pointer reaches the tooltip. The island sets where the arrow is. */
    &::after {
      content: '';
      position: absolute;
      inset: 100% 0 -${GAP}px;
      background: conic-gradient(from -45deg at var(--arrow) 5px, var(--text) 90deg, #0000 0);
    }
    &[data-below]::after {
      inset: -${GAP}px 0 100%;
      scale: 1 -1;
    }
  }
`;
