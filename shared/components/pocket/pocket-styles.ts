import { css } from '@emotion/react';
import { measure } from '../../look/measures.ts';
import { starShapes } from '../../look/star-shapes.ts';
import { rule, woodType } from '../../look/tokens.ts';

/** The smallest type, of the panels' own size. */
const SMALL = '0.89em';

/** Panels: cards on a screen, in the order in which they are read. All sizes follow the panel's own. */
export const panels = css`
  ${measure};
  position: relative;
  display: grid;
  gap: 1.5rem;
  font-size: 0.9rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  > section {
    display: flex;
    flex-direction: column;
    gap: 0.6em;
    padding: 1em;
    border: ${rule};
    line-height: 1.25;
  }
  /* Lines to write on fill a page without text. */
  > section:has(> h3:only-child) {
    background: repeating-linear-gradient(#0000 0 1.9em, currentcolor 0 calc(1.9em + 1px)) no-repeat 50% 4em /
      calc(100% - 2em) 100%;
  }
  h3 {
    font: 900 2em/0.95 ${woodType};
    font-stretch: 76%;
    text-transform: uppercase;
  }
  dt {
    font-weight: 700;
  }
  small {
    font-size: ${SMALL};
  }
  li {
    display: grid;
    grid-template-columns: 1.1em 4.8em minmax(0, 1fr);
    gap: 0.4em;
    padding-block: 0.2em;
    border-top: 1px solid;
    line-height: 1.12;
    /* A border is printed where a background may not be. */
    &::before {
      content: '';
      width: 0;
      height: 0;
      border: 0.55em solid;
      clip-path: ${starShapes.none};
    }
    &[data-state='picked']::before {
      clip-path: ${starShapes.picked};
    }
    &[data-state='maybe']::before {
      clip-path: ${starShapes.maybe};
    }
    > b,
    strong {
      font: 900 1.2em/1 ${woodType};
      font-stretch: 62%;
      text-transform: uppercase;
    }
    strong {
      font-stretch: 70%;
    }
    &:not([data-state]) strong {
      font-weight: 700;
    }
    small {
      display: block;
    }
  }
  /* The days fill their page. */
  > section > div {
    display: flex;
    flex: auto;
    flex-direction: column;
    gap: 0.5em;
  }
  ol,
  .lines {
    display: flex;
    flex: auto;
    flex-direction: column;
    justify-content: space-between;
    border-bottom: 1px solid;
  }
  .large {
    font-size: 1.15em;
    h3 {
      font-size: 1.74em;
    }
  }
  .dense {
    li {
      padding-block: 0.08em;
    }
    li > b,
    strong {
      font-size: 1em;
    }
    small {
      display: inline;
    }
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em;
    > div {
      flex: auto;
      padding: 0.45em 0.6em;
      border: 2px solid;
    }
    dd {
      font: 900 2.1em/1 ${woodType};
      font-stretch: 72%;
      text-transform: uppercase;
    }
    .note {
      font: inherit;
      text-transform: none;
    }
  }
  .lines > div {
    padding-block: 0.18em;
    border-top: 1px solid;
  }
  .lines :is(dt, dd) {
    display: inline;
  }
  table {
    width: 100%;
    font-size: ${SMALL};
    line-height: 1.15;
  }
  caption {
    padding-bottom: 0.3em;
    text-align: left;
  }
  th,
  td {
    padding: 0.15em 0.3em 0.15em 0;
    border-top: 1px solid;
    text-align: left;
    vertical-align: top;
  }
  .write {
    display: flex;
    gap: 1em;
    > span {
      flex: 1;
      border-bottom: 1px dotted;
      padding-top: 0.5em;
    }
  }
  > svg {
    display: none;
  }
`;

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

/**
 * On paper, the panels are one sheet of A4. Folded across and lengthways and cut between the two middle columns, it is
 * a booklet whose pages turn in this order. The upper row stands on its head:
 *
 *     7 6 5 4
 *     8 1 2 3
 *
 * Pages that face each other (8 and 1, 2 and 3, 4 and 5, 6 and 7) are neighbours in their row. 3 and 4, and 7 and 8, are
 * the two sides of a leaf, which hang together at the fold between the rows.
 */
const imposition = ['2 / 2', '2 / 3', '2 / 4', '1 / 4', '1 / 3', '1 / 2', '1 / 1', '2 / 1'] as const;

/* Most printers leave 4 or 5 mm at the sheet's edges blank. */
export const booklet = css`
  @media print {
    --text: #000;
    --ground: #fff;
    --second: #ccc;
    gap: 0;
    grid-template: 105mm 104.9mm / repeat(4, 74.25mm);
    width: 297mm;
    margin: 0;
    color: #000;
    font-size: 7.4pt;
    > section {
      overflow: hidden;
      padding: 4mm 5mm 5mm;
      border: 0;
    }
    && [role='img'] {
      width: 70mm;
      max-width: none;
      margin-inline: -2.9mm;
    }
    ${imposition.map((area, index) => `> :nth-child(${index + 1}) { grid-area: ${area}; }`).join('')}
    > :nth-child(n + 4):nth-child(-n + 7) {
      rotate: 180deg;
    }
    /* Folds, and the cut with its scissors. */
    > svg {
      display: block;
      position: absolute;
      inset: 0;
      width: 100%;
      fill: none;
      stroke: #000;
      stroke-width: 0.15;
      stroke-dasharray: 0.15 1.5;
      > path + path {
        stroke-width: 0.3;
        stroke-dasharray: 2 1.2;
      }
      > path:last-child {
        stroke-dasharray: none;
      }
    }
  }
`;

/* A page for each panel; a letter is nowhere smaller than 18 points. */
export const largePages = css`
  @media print {
    --text: #000;
    --ground: #fff;
    --second: #ccc;
    display: block;
    width: 100%;
    color: #000;
    font-size: 20.5pt;
    > section {
      padding: 0;
      border: 0;
      break-after: page;
      &:nth-child(8) {
        break-after: auto;
      }
    }
  }
`;

/** The paper's size. */
export const paperOf = (isLarge: boolean) => css`
  @page {
    size: A4 ${isLarge ? 'portrait' : 'landscape'};
    margin: ${isLarge ? '9mm' : 0};
  }
`;
