import { css } from '@emotion/react';
import { focusRing, silently } from '../../look/decorations.ts';
import { measure } from '../../look/measures.ts';
import { starShapes } from '../../look/star-shapes.ts';
import { capitals, inks, media, on, rule, stacked, wrapping } from '../../look/tokens.ts';

/** The smallest type, of the panels' own size. */
const SMALL = '0.89em';

/**
 * Panels: on a screen the sheet laid open, its pages upright and in the order in which they are read. All sizes follow
 * the panel's own.
 */
export const panels = css`
  ${measure};
  position: relative;
  display: grid;
  font-size: 0.9rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  > section {
    display: flex;
    flex-direction: column;
    gap: 0.6em;
    padding: 1em;
    line-height: 1.25;
  }
  /* A sheet of paper, by night, too, with its creases and the numbers of its pages. */
  @media screen {
    border: ${rule};
    box-shadow: 8px 8px 0 var(--second);
    counter-reset: page;
    > section {
      --text: var(--ink);
      --ground: ${inks.stub};
      position: relative;
      counter-increment: page;
      padding-bottom: 3em;
      ${on.ground};
      outline: 1px dotted;
      outline-offset: -1px;
      &::before {
        ${silently("counter(page) '/8' var(--further, '')")};
        position: absolute;
        inset: auto 0.75rem 0.6rem auto;
        ${capitals('1.25rem/1', 80)};
      }
    }
  }
  /* On phones one leafs through them, a page a screen. */
  @media screen and (max-width: 34em) and (min-width: 17em) {
    grid: auto / auto-flow 100%;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x proximity;
    > section {
      scroll-snap-align: center;
      &:not(:nth-child(8)) {
        --further: ' →';
      }
    }
  }
  /* Lines to write on fill what is blank of a page without text, of a day's and of the plan's. */
  > section:is(:has(> h3:only-child), :has(> div), :has(> svg)):not(:first-child)::after {
    content: '';
    flex: auto;
    background: repeating-linear-gradient(#0000 0 1.9em, currentcolor 0 calc(1.9em + 1px));
  }
  h3 {
    ${capitals('2em/0.95', 76)};
  }
  dt {
    font-weight: 700;
  }
  small {
    font-size: ${SMALL};
  }
  ol {
    display: grid;
    grid-template-columns: 1.1em minmax(4.8em, auto) minmax(0, 1fr);
    column-gap: 0.4em;
  }
  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: 1.1em 4.8em minmax(0, 1fr);
    grid-template-columns: subgrid;
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
      ${capitals('1.2em/1', 62)};
    }
    > b {
      white-space: nowrap;
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
  > section > div {
    ${stacked('0.5em')};
  }
  .lines {
    display: flex;
    flex: auto;
    flex-direction: column;
    justify-content: space-between;
  }
  ol,
  .lines {
    border-bottom: 1px solid;
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
    ${wrapping('0.4em')};
    > div {
      flex: auto;
      padding: 0.45em 0.6em;
      border: 2px solid;
    }
    dd {
      ${capitals('2.1em/1', 72)};
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
  /* With large letters each row is a list, and its cells repeat the column's heading. */
  @media (max-width: 20em) {
    thead {
      display: none;
    }
    tr > * {
      display: block;
    }
    td::before {
      content: attr(data-head) ': ';
    }
  }
  ${media.cramped} {
    li {
      grid-template-columns: 1.1em minmax(0, 1fr);
      > div {
        grid-column: 2;
      }
    }
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
  &:focus-visible {
    ${focusRing};
  }
`;
