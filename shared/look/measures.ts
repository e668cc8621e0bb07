/** The layouts that pages share. */
import { css } from '@emotion/react';
import { media, stacked } from './tokens.ts';

/** The measure: the width of a page's content, centred, with a margin on either side. */
export const measure = css`
  width: min(100% - min(2rem, 12vw), 76rem);
  margin-inline: auto;
  ${media.tablet} {
    width: min(100% - 4rem, 76rem);
  }
`;

/** For elements from edge to edge: `--side`, the distance from the measure to the screen's edge. */
export const fromSide = css`
  --side: min(1rem, 6vw);
  ${media.tablet} {
    --side: max(2rem, 50vw - 38rem);
  }
`;

/** The space below a page's head, which is larger where a print hangs over the head's edge. */
export const belowHead = { plain: 'clamp(2.75rem, 5vw, 3.5rem)', print: '5.5rem' };

/** The space above the footer. An element that ends a page from edge to edge cancels it. */
export const aboveFooter = '5rem';

/**
 * A grid of cards: two columns, four on wide screens and on paper, one on very narrow screens. Each card has
 * three parts, which have equal heights in a row.
 */
export const cardGrid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.25rem;
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 2rem;
  }
  @media (max-width: 22em) {
    grid-template-columns: 1fr;
  }
  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > li,
  > li > * {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 3;
    row-gap: 0;
  }
`;

/** Parts of a text, one below the other. */
export const flow = css`
  ${stacked('1rem', 'start')};
`;

/** Blocks on the page's background, one below the other. */
export const column = (gap: string) => css`
  ${measure};
  ${stacked(gap)};
`;

/** A page's sections, one below the other. */
export const stack = css`
  ${column('2.5rem')};
  section {
    ${stacked('1.25rem')};
  }
`;

/** Two elements in a row from tablets on. */
export const sideBySide = css`
  ${stacked('2.5rem', 'start')};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Two halves on wide screens. */
export const inHalves = css`
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 2.5rem;
  }
`;

/** Paragraphs in two columns, where there is room for two lines side by side. */
export const twoColumns = css`
  columns: 2 22rem;
  column-gap: 2.5rem;
  p,
  li,
  dl {
    break-inside: avoid;
  }
`;

/** A section with its heading at the left on wide screens. */
export const headingBeside = css`
  > div:has(> p + p) {
    ${twoColumns};
  }
  ${media.desktop} {
    && {
      display: grid;
      grid-template-columns: 19rem minmax(0, 1fr);
      gap: 1.25rem 3rem;
    }
  }
`;
