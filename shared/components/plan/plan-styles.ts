import { css } from '@emotion/react';
import { boxedChoices } from '../../look/form-controls.ts';
import { night } from '../../look/decorations.ts';
import { capitals, rule, stacked } from '../../look/tokens.ts';
import { nameSizes, nameStretch, SIGN_PITCH } from './board-layout.ts';
import { SIGN_SIDE } from './signs.tsx';

/** Names are links, and the background is the page's. Lengths are thousandths of its width. */
export const drawing = css`
  width: 100%;
  ${capitals(`${nameSizes.other}px`, nameStretch)};
  text-anchor: middle;
  fill: var(--text);
  fill-rule: evenodd;
  stroke-linejoin: round;
  stroke-linecap: round;
  .frame {
    fill: var(--first);
  }
  .ground,
  use {
    fill: var(--ground);
  }
  .line {
    fill: none;
    stroke: var(--text);
    stroke-width: 3px;
  }
  .top {
    stroke: var(--ground);
  }
  .halo,
  a > text {
    stroke: var(--ground);
    stroke-width: 9px;
    paint-order: stroke;
  }
  .tiles {
    stroke: var(--text);
    stroke-width: ${SIGN_SIDE}px;
    stroke-dasharray: ${SIGN_SIDE}px ${SIGN_PITCH - SIGN_SIDE}px;
    stroke-linecap: butt;
  }
  /* A path ends at a row of signs, and does not show between them. */
  .below {
    stroke: var(--ground);
    stroke-width: ${SIGN_SIDE + 8}px;
    stroke-dasharray: none;
  }
  a {
    text-decoration: none;
    /* A visitor's own letter spacing applies to the list only: it would push names off their boards. */
    > text {
      letter-spacing: normal !important;
      word-spacing: normal !important;
    }
  }
  .stage {
    filter: drop-shadow(6px 6px 0 var(--second));
    > text {
      font-size: ${nameSizes.stage}px;
      fill: var(--ground);
      stroke: none;
    }
  }
  .fell,
  .water,
  .lawn,
  .flat {
    mix-blend-mode: var(--overprint);
  }
  .fell {
    stroke: var(--text);
    stroke-width: 1.4px;
  }
  .water,
  .beck,
  .wood,
  .tree {
    stroke: var(--first);
    stroke-width: 2px;
  }
  [id^='fell'],
  #lawn0,
  .flat {
    fill: var(--second);
  }
  [id^='water'],
  #trees {
    fill: var(--first);
  }
  .beck {
    fill: none;
    stroke-width: 7px;
  }
  .wood {
    fill: url(#trees);
    stroke-width: 15px;
    stroke-dasharray: 0 15px;
  }
  .flat,
  .shade {
    transform: translate(5px, 6px);
  }
  .tree,
  .rim,
  .road {
    stroke-width: 24px;
  }
  .shade {
    stroke: var(--second);
  }
  .top.road,
  .spots,
  .bar {
    stroke-width: 16px;
  }
  .path {
    stroke-width: 12px;
  }
  .path.top {
    stroke-width: 6px;
  }
  .steps {
    stroke-width: 5px;
    stroke-dasharray: 0 10px;
  }
  .barred {
    stroke-width: 18px;
    stroke-dasharray: 5px 9px;
    stroke-linecap: butt;
  }
  .building {
    filter: drop-shadow(6px 5px 0 var(--second));
  }
  .name {
    letter-spacing: 0.3em;
  }
  .bar {
    stroke-linecap: butt;
  }
  .bar.top {
    stroke-width: 9px;
  }
  /* Browsers print patterns as coarse pixels. Print uses greys,
     each step of water darker than the one around it. */
  @media print {
    --first: #666;
    --second: #ccc;
    .frame,
    .fell,
    .flat {
      fill: none;
    }
    .water,
    .wood {
      fill: #0002;
    }
    * {
      filter: none !important;
      mix-blend-mode: normal !important;
    }
  }
  a:focus-visible {
    outline: 4px solid;
    outline-offset: 6px;
    box-shadow: none;
  }
  .target {
    fill: none;
    pointer-events: all;
  }
  #under {
    ${night('fill: none')};
  }
  @media (forced-colors: active) {
    --ground: Canvas;
    --text: CanvasText;
    --ink: Canvas;
    --first: GrayText;
    --second: Highlight;
    .flat {
      fill: none;
    }
  }
`;

/** The plan on one sheet of A4, or of A3 with letters of at least 18 points: title, plan and key. */
export const planPaper = (isLarge: boolean) => css`
  @page {
    size: ${isLarge ? 'A3' : 'A4'} portrait;
    margin: 10mm;
  }
  @media print {
    h1 + div > p + p {
      display: none;
    }
    main > div {
      margin: 0 !important;
      padding: 0 !important;
      background: none !important;
      &::after {
        content: none !important;
      }
    }
    /* Wood type reaches above its box. */
    main > div:has(h1) {
      padding-top: 5mm !important;
    }
    ${isLarge ? 'main :is(p, label) { font-size: 18pt !important; }' : ''}
    main > div > div {
      width: 100%;
    }
  }
`;

/** The sheet of the plan: from edge to edge on phones, where it scrolls sideways once it is enlarged. */
export const sheetStyle = css`
  border-block: ${rule};
  margin-inline: calc(50% - 50vw);
  background: var(--ground);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  ${boxedChoices};
  > label {
    position: sticky;
    left: 0;
    border-width: 3px 0 0;
  }
  @media print, (min-width: 34.01em) {
    > label {
      display: none;
    }
  }
  @media screen and (max-width: 34em) {
    &:has(> label > :checked) > svg {
      width: max(180vw, 36rem);
      max-width: none;
    }
  }
  @media print {
    overflow: visible;
    margin: 0;
    border: 0;
  }
  @media screen and (min-width: 48em) {
    margin-inline: 0;
    border: ${rule};
    box-shadow: 6px 6px 0 var(--second);
  }
`;

/** The plan's form and answers. A visitor who lands on its first lines also sees the heading above. */
export const sectionStyle = css`
  ${stacked('0.75rem')};
  margin-top: 2rem;
  h3[tabindex] {
    scroll-margin-top: 4.5rem;
  }
`;
