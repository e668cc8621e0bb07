import { css } from '@emotion/react';
import { boxedChoices } from '../../look/boxed-choice.ts';
import { night } from '../../look/lean.ts';
import { capitals, headerHeight, rule } from '../../look/tokens.ts';
import { nameSizes, nameSpacing, nameStretch } from './board-layout.ts';

/**
 * What the plan's drawing and the booklet's have in common.
 * @param px converts thousandths of the plan's width
 * @param enlarged how many times larger names are than on the plan
 */
export const drawnGrounds = (px: (length: number) => string, enlarged: number) => css`
  width: 100%;
  ${capitals(px(nameSizes.other * enlarged), nameStretch)};
  fill: var(--text);
  fill-rule: evenodd;
  stroke-linejoin: round;
  stroke-linecap: round;
  .line,
  .cover {
    fill: none;
    stroke: var(--text);
  }
  .top {
    stroke: var(--ground);
  }
  .cover {
    stroke: var(--ground);
    stroke-width: ${px(48)};
    stroke-linejoin: miter;
  }
  .edge {
    text-anchor: middle;
  }
  .halo,
  a > text {
    stroke: var(--ground);
    stroke-width: 9px;
    paint-order: stroke;
  }
  a {
    font-size: ${nameSizes.other}px;
    text-decoration: none;
    > text {
      ${nameSpacing}
    }
  }
  use {
    fill: var(--ground);
  }
  .stage > text {
    font-size: ${nameSizes.stage}px;
    fill: var(--ground);
    stroke: none;
  }
`;

/**
 * The drawing's look.
 * @param unit a thousandth of the plan's width, in metres
 * @param ratio of its width to its height
 */
export const planStyle = (unit: number, ratio: number) => {
  const px = (length: number) => `${Math.round(length * unit * 100) / 100}px`;
  return css`
    ${drawnGrounds(px, 1)};
    @media screen and (min-width: 64em) {
      width: min(67vw - 13rem, (100vh - ${headerHeight} - 2.5rem) * ${ratio.toFixed(3)});
    }
    /* The grid's letters stand on a frame of ink. */
    .cover {
      stroke: var(--first);
      stroke-width: ${px(58)};
    }
    .edge {
      font-size: ${px(30)};
      fill: var(--ink);
    }
    .fell,
    .lake,
    .flat {
      mix-blend-mode: var(--overprint);
    }
    .line {
      stroke-width: ${px(3)};
    }
    .fell {
      stroke: var(--text);
      stroke-width: ${px(1.4)};
    }
    .lake,
    .beck,
    .wood,
    .tree {
      stroke: var(--first);
      stroke-width: ${px(2)};
    }
    [id^='fell'],
    .flat {
      fill: var(--second);
    }
    [id^='water'],
    #trees {
      fill: var(--first);
    }
    .beck {
      fill: none;
      stroke-width: ${px(7)};
    }
    .wood {
      fill: url(#trees);
      stroke-width: ${px(15)};
      stroke-dasharray: 0 ${px(15)};
    }
    .flat,
    .shade {
      transform: translate(${px(5)}, ${px(6)});
    }
    .tree,
    .road {
      stroke-width: ${px(24)};
    }
    .shade {
      stroke: var(--second);
    }
    .top.road,
    .spots {
      stroke-width: ${px(16)};
    }
    .path {
      stroke-width: ${px(12)};
    }
    .path.top {
      stroke-width: ${px(6)};
    }
    .steps {
      stroke-width: ${px(5)};
      stroke-dasharray: 0 ${px(10)};
    }
    .barred {
      stroke-width: ${px(18)};
      stroke-dasharray: ${px(5)} ${px(9)};
      stroke-linecap: butt;
    }
    .building {
      filter: drop-shadow(${px(6)} ${px(5)} 0 var(--second));
    }
    .name {
      text-anchor: middle;
      letter-spacing: 0.3em;
    }
    .grid {
      stroke-width: ${px(1)};
      stroke-dasharray: ${px(2)} ${px(8)};
    }
    .bar {
      stroke-linecap: butt;
      stroke-width: ${px(16)};
    }
    .bar.top {
      stroke-width: ${px(9)};
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
    .stage {
      filter: drop-shadow(6px 6px 0 var(--second));
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
    /* Browsers print patterns as coarse pixels: paper has greys, each step of water darker than the one around it. */
    @media print {
      --first: #666;
      --second: #ccc;
      .fell,
      .flat {
        fill: none;
      }
      .cover {
        stroke: var(--ground);
      }
      .lake,
      .wood {
        fill: #0002;
      }
      * {
        filter: none !important;
        mix-blend-mode: normal !important;
      }
    }
  `;
};

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
    ${isLarge ? 'main :is(p, label) { font-size: 18pt; }' : ''}
    main > div > div {
      width: 100%;
    }
  }
`;

/** The sheet on which it is printed: from edge to edge on phones, where it is whole, or larger than the screen and moved below it. */
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
      width: 40rem;
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
