import { css } from '@emotion/react';
import { rule } from '../../look/tokens.ts';

/* In two inks on a screen; on paper a frame, a print and a block of ink, which a printer without colours has as well. */
export const cover = css`
  background: var(--first);
  color: var(--ink);
  text-align: center;
  && {
    gap: 0;
    padding: 0;
  }
  > p:first-of-type {
    padding: 0.5em 0.6em 0.4em;
    > span {
      padding-bottom: 0;
    }
  }
  && > :nth-child(2) {
    position: relative;
    flex: none;
    aspect-ratio: 1;
    border-block: ${rule};
    @media print {
      flex: 1;
      aspect-ratio: auto;
    }
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  && > .block {
    flex: 1;
    place-content: center;
    gap: 0.4em;
    padding: 0.9em 0.5em 0.7em;
    background: var(--ink);
    color: var(--paper);
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
  @media print {
    && {
      padding: 5mm;
    }
    background: none;
    color: inherit;
    > * {
      border: 0.5mm solid #000;
      border-block-start-width: 0;
    }
    > :first-child {
      border-block-start-width: 0.5mm;
    }
  }
`;
