import { css } from '@emotion/react';
import { silently } from '../../look/decorations.ts';
import { capitals, inForcedColors, inks, media, stacked, fontSize } from '../../look/tokens.ts';

/** A list as a row of ticket stubs. Each has its number on the part that is torn off, between two notches. */
export const stubs = css`
  ${stacked('0.9rem')};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  counter-reset: stub;
  li {
    --torn: 3.75rem;
    --number: 5rem;
    counter-increment: stub;
    position: relative;
    align-content: center;
    min-height: 4.25rem;
    padding: 0.9rem 1rem 0.9rem calc(var(--torn) + 0.75rem);
    @media screen and (min-width: 48em) {
      --torn: 6rem;
      --number: 10.5rem;
      min-height: 8rem;
      padding-block: 1.25rem;
      font-size: ${fontSize.lead};
    }
    background: ${inks.stub};
    color: var(--ink);
    font-weight: 700;
    line-height: 1.25;
    --notch: circle 0.45rem at calc(var(--torn) - 2px);
    /* These are longhands: a browser that lacks a newer form drops a whole shorthand that has a variable. */
    mask: 0 0 / 100% 51% no-repeat;
    mask-image:
      radial-gradient(var(--notch) 0, #0000 98%, #000), radial-gradient(var(--notch) 100%, #0000 98%, #000);
    mask-position:
      0 0,
      0 100%;
    &::before {
      ${silently('counter(stub)')};
      position: absolute;
      inset: 0 auto 0 0;
      display: grid;
      place-content: center;
      width: var(--torn);
      border-right: 3px dashed var(--ink);
      padding-top: 0.12em;
      ${capitals('1em/0.7', 74)};
      font-size: var(--number);
      ${inForcedColors('forced-color-adjust: none; color: CanvasText; border-color: CanvasText')};
    }
    ${media.cramped} {
      padding-inline: 1rem;
      mask: none;
      &::before {
        position: static;
        width: auto;
        border: 0;
        place-content: start;
        font-size: ${fontSize.heading};
      }
    }
    @media print, (forced-colors: active) {
      border: 3px solid;
      mask: none;
    }
  }
`;
