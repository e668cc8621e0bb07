import { css } from '@emotion/react';
import {
  capitals,
  inForcedColors,
  lineLength,
  media,
  notOnPaper,
  surface,
  readingType,
  fontSize,
  wrapping,
} from './tokens.ts';

/**
 * Rows of sets: time, then title, place and marks, then buttons. A stage's rows are blocks of its ink; picks
 * have an edge of it, which is broken if they are uncertain or only others'.
 */
export const setRows = css`
  container-type: inline-size;
  .set {
    position: relative;
    display: grid;
    grid-template-columns: 4.6rem minmax(0, 1fr) auto;
    @container (min-width: 19rem) {
      grid-template-columns: 5.6rem minmax(0, 1fr) auto;
    }
    gap: 0 0.6rem;
    padding: 0.5rem 0.6rem 0.35rem;
    border-bottom: 1px solid var(--text);
    font-size: ${fontSize.small};
    line-height: 1.25;
    break-inside: avoid;
    > * {
      grid-column: 2 / -1;
      max-width: ${lineLength};
    }
    > p:first-of-type {
      grid-area: 1 / 1 / span 9;
      ${capitals(`${fontSize.name}/1`, 64)};
      span {
        display: block;
        font: 400 ${fontSize.small}/1.2 ${readingType};
      }
    }
    > p:nth-of-type(2) {
      ${wrapping('0.35rem 0.8rem', 'baseline')};
      margin-top: 0.15rem;
    }
    /* The button is higher than the name, but moves nothing below it. */
    > button {
      grid-area: 1 / 3 / span 2;
      align-self: start;
      margin: -0.5rem -0.6rem -0.6rem 0;
    }
    &:has(> button) > :is(h3, p:nth-of-type(2)) {
      grid-column: 2;
    }
    /* The button lies over the larger target below it. */
    > p > a {
      position: relative;
      z-index: 1;
      margin-bottom: -0.35rem;
      padding-bottom: 0.35rem;
      text-decoration-thickness: 2px;
    }
    > p + p {
      margin-top: 0.35rem;
    }
    ${media.cramped} {
      display: block;
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
  [data-state='picked'] {
    box-shadow: inset 0.67rem 0 0 var(--edge, #0000);
  }
  .set:is([data-state='maybe'], [data-state='none']) {
    background: repeating-linear-gradient(var(--edge, #0000) 0 0.4rem, #0000 0 0.8rem) 0 / 0.67rem 100%
      no-repeat;
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
      grid-template-columns: 15mm minmax(0, 1fr);
      gap: 0 2mm;
      padding: 2pt 0;
      font-size: 7.5pt;
      line-height: 1.2;
      > p:first-of-type,
      h3:nth-child(n) {
        margin: 0;
        font-size: 9pt;
      }
      > button {
        display: none;
      }
    }
  }
`;
