import { css } from '@emotion/react';
import { capitals, surface, fontSize } from '../../look/tokens.ts';
import { visuallyHidden } from '../../look/decorations.ts';
import { inkedOnHover, buttonStyle } from '../../look/surfaces.ts';

const largeViewStyles = css`
  .large-view {
    width: 100vw;
    height: 100dvh;
    max-width: none;
    max-height: none;
    padding: 1rem;
    border: 0;
    ${surface.ink};
    /* The script handles horizontal swipes, the browser scrolling and zooming. */
    touch-action: pan-y pinch-zoom;
    &[open] {
      display: grid;
      grid-template: auto minmax(0, 1fr) auto / auto minmax(0, 1fr) auto;
      gap: 0.75rem;
    }
    button {
      min-height: 2.75rem;
      padding: 0 1rem;
      border: 3px solid var(--paper);
      background: none;
      ${capitals(`${fontSize.label}/1`, 80)};
      cursor: pointer;
      ${inkedOnHover};
      &:first-of-type {
        grid-column: 3;
        justify-self: end;
      }
      &:not(:first-of-type) {
        grid-row: 3;
        align-self: end;
      }
      &:last-of-type {
        grid-column: 3;
      }
    }
    > div {
      grid-area: 2 / 1 / 3 / 4;
      place-self: center;
      display: grid;
      place-content: center;
      width: 100%;
      height: 100%;
      padding: 0 6px 6px 0;
    }
    img {
      /* The photo is whole on every screen. */
      max-width: 100%;
      width: auto;
      height: auto;
      max-height: 100%;
      min-height: 0;
      border: 3px solid var(--paper);
      box-shadow: 6px 6px 0 var(--first);
    }
    p {
      grid-area: 3 / 2;
      display: flex;
      flex-direction: row-reverse;
      justify-self: center;
      align-items: center;
      gap: 0.75rem;
      line-height: 1.25;
    }
    i {
      ${visuallyHidden};
    }
    b {
      flex: none;
      white-space: nowrap;
      ${capitals(`${fontSize.heading}/1`, 62)};
    }
    @media (max-width: 47.99em) {
      &[open] {
        grid-template-rows: auto minmax(0, 1fr) auto auto;
      }
      p {
        grid-area: 3 / 1 / 4 / 4;
      }
      button:not(:first-of-type) {
        grid-row: 4;
      }
    }
    & :focus-visible {
      outline-color: var(--paper);
    }
  }
`;

export const styles = css`
  justify-self: center;
  button {
    ${buttonStyle};
  }
`;

export const pageStyles = [largeViewStyles];
