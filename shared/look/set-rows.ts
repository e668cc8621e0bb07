import { css } from '@emotion/react';
import { overlay } from './decorations.ts';
import {
  capitals,
  inForcedColors,
  media,
  notOnPaper,
  surface,
  readingType,
  fontSize,
  wrapping,
} from './tokens.ts';

/** As wide as the longest time, `12 midnight`, and a gap. */
export const timeColumn = '7.4rem';

/**
 * Rows of sets: time, then title, place and marks, then buttons. A stage's rows are blocks of its ink; picks
 * have an edge of it, which is hollow if they are uncertain, and broken if they are only others'.
 */
export const setRows = css`
  .set {
    position: relative;
    display: grid;
    grid-template-columns: minmax(5.8rem, max-content) minmax(0, 1fr) auto;
    gap: 0 0.6rem;
    padding: 0.5rem 0.6rem 0.35rem;
    border-bottom: 1px solid var(--text);
    font-size: ${fontSize.small};
    line-height: 1.25;
    break-inside: avoid;
    > * {
      grid-column: 2 / -1;
    }
    > h3,
    > h3 + .where {
      grid-column: 2;
    }
    > .when {
      grid-area: 1 / 1 / span 9;
      ${capitals(`${fontSize.name}/1`, 64)};
      white-space: nowrap;
      /* It has the width that the time needs. */
      span {
        display: block;
        width: 0;
        min-width: 100%;
        font: 400 ${fontSize.small}/1.2 ${readingType};
        white-space: normal;
      }
    }
    > .by {
      margin-top: 0.1rem;
      font-weight: 700;
    }
    > .where {
      ${wrapping('0.35rem 0.5rem', 'baseline')};
      margin-top: 0.15rem;
    }
    /* The button is higher than the name, but moves nothing below it. */
    > button {
      grid-area: 1 / -2 / span 2;
      align-self: start;
      margin: -0.5rem -0.6rem -0.6rem 0;
    }
    > .by ~ button {
      grid-row: 1;
    }
    @media (max-width: 22em) {
      grid-template-columns: minmax(4.6rem, min-content) minmax(0, 1fr) auto;
      > .when {
        white-space: normal;
      }
    }
    /* The button lies over the larger target below it. */
    > p > a {
      position: relative;
      z-index: 1;
      margin-bottom: -0.35rem;
      padding-bottom: 0.35rem;
      text-decoration-thickness: 2px;
    }
    > .where ~ p {
      margin-top: 0.35rem;
    }
    ${media.cramped} {
      display: block;
      > .when {
        white-space: normal;
      }
    }
  }
  ${media.tablet} {
    .set {
      grid-template-columns: minmax(${timeColumn}, max-content) minmax(0, 1fr) auto;
    }
  }
  .set,
  h3 a {
    /* The header and the day's name cover this height. */
    scroll-margin-top: 8rem;
  }
  h3 {
    font: 700 ${fontSize.lead}/1.2 ${readingType};
    a {
      display: inline-block;
      margin-top: -0.2rem;
      padding-block: 0.2rem 0.25rem;
      text-decoration-line: none;
    }
  }
  /* Acts are in wood type, and a headliner is the largest. */
  [data-billing] h3 {
    ${capitals(`${fontSize.name}/0.95`, 76)};
  }
  [data-billing='1'] h3 {
    font-size: ${fontSize.heading};
  }
  [data-ink]:not([data-state]) {
    --text: var(--ink);
    color: var(--ink);
    background: var(--edge);
    --underline: currentcolor;
    ${inForcedColors('border: 3px solid')};
  }
  [data-ink='first'] {
    --edge: var(--first);
    > button {
      --first: var(--second);
    }
  }
  [data-ink='second'] {
    --edge: var(--second);
  }
  [data-state]::before {
    ${overlay('0 auto 0 0')};
    width: 0.67rem;
    border: 3px solid var(--edge, var(--text));
  }
  [data-state='picked']::before {
    background: var(--edge, var(--text));
    ${inForcedColors('forced-color-adjust: none; background: CanvasText; border-color: CanvasText')};
  }
  [data-state='none']::before {
    border-style: dashed;
  }
  /* A set that is on has a tab on the row's upper edge, which moves nothing. */
  [data-now]::after {
    content: attr(data-now);
    position: absolute;
    inset: -0.7rem auto auto 0.75rem;
    pointer-events: none;
    padding: 0.1rem 0.4rem;
    ${surface.text};
    font-size: ${fontSize.small};
    ${notOnPaper};
  }
  @media print {
    .set {
      grid-template-columns: 19mm minmax(0, 1fr);
      gap: 0 2mm;
      padding: 2pt 0;
      font-size: 7.5pt;
      line-height: 1.2;
      > .when,
      h3:nth-child(n) {
        margin: 0;
        font-size: 9pt;
      }
      > .when span {
        font-size: 7.5pt;
      }
      > button {
        display: none;
      }
    }
  }
`;
