import { css } from '@emotion/react';
import { headerHeight, media, rule, woodType } from '../../look/tokens.ts';
import { nameSizes, nameStretch } from './board-layout.ts';

/**
 * The drawing's look.
 * @param unit a thousandth of the plan's width, in metres
 * @param ratio of its width to its height
 */
export const planStyle = (unit: number, ratio: number) => {
  const px = (length: number) => `${Math.round(length * unit * 100) / 100}px`;
  return css`
    width: 100%;
    font: 900 ${px(nameSizes.other)} ${woodType};
    font-stretch: ${nameStretch}%;
    text-transform: uppercase;
    fill: var(--text);
    fill-rule: evenodd;
    stroke-linejoin: round;
    stroke-linecap: round;
    ${media.desktop} {
      width: min(100%, (100vh - ${headerHeight} - 2.5rem) * ${ratio.toFixed(3)});
      margin-inline: auto;
    }
    .fell,
    .lake,
    .flat,
    .lawn,
    .wood,
    .tree {
      mix-blend-mode: var(--overprint);
    }
    .lawn {
      fill: url(#grass);
    }
    [id^='fell'],
    #grass,
    .flat,
    .shade {
      fill: var(--second);
    }
    [id^='water'],
    #trees {
      fill: var(--first);
    }
    .fell {
      stroke: var(--text);
      stroke-width: ${px(1.4)};
    }
    .lake {
      stroke: var(--first);
      stroke-width: ${px(2)};
    }
    .beck,
    .road,
    .path,
    .steps,
    .hedge,
    .tree,
    .grid {
      fill: none;
    }
    .beck {
      stroke: var(--first);
      stroke-width: ${px(7)};
    }
    .flat {
      transform: translate(${px(5)}, ${px(6)});
    }
    .wood:not(.flat) {
      fill: url(#trees);
      stroke: var(--first);
      stroke-width: ${px(15)};
      stroke-dasharray: 0 ${px(15)};
    }
    .hedge {
      stroke: var(--text);
      stroke-width: ${px(5)};
      stroke-dasharray: 0 ${px(8.5)};
    }
    .tree {
      stroke: var(--first);
      stroke-width: ${px(24)};
    }
    .shade {
      stroke: var(--second);
      transform: translate(${px(5)}, ${px(5)});
    }
    .road {
      stroke: var(--text);
      stroke-width: ${px(22)};
    }
    .road.top {
      stroke: var(--ground);
      stroke-width: ${px(14)};
    }
    .path {
      stroke: var(--text);
      stroke-width: ${px(12)};
    }
    .path.top {
      stroke: var(--ground);
      stroke-width: ${px(6)};
    }
    .steps {
      stroke: var(--text);
      stroke-width: ${px(5)};
      stroke-dasharray: 0 ${px(11)};
    }
    .building {
      filter: drop-shadow(${px(6)} ${px(5)} 0 var(--second));
    }
    .spots {
      stroke: var(--text);
      stroke-width: ${px(16)};
    }
    .of-water,
    .of-land {
      font-stretch: 100%;
      letter-spacing: 0.3em;
      text-anchor: middle;
    }
    .of-land {
      font-size: ${px(28)};
    }
    .edge {
      fill: none;
      stroke: var(--ground);
      stroke-width: ${px(48)};
      stroke-linejoin: miter;
      .grid,
      .line {
        stroke: var(--text);
        stroke-width: ${px(3)};
      }
      .grid {
        stroke-width: ${px(1)};
        stroke-dasharray: ${px(2)} ${px(8)};
      }
      text {
        fill: var(--text);
        stroke: none;
        text-anchor: middle;
        font-size: ${px(31)};
      }
    }
    .scale {
      path {
        stroke: var(--text);
        stroke-linecap: butt;
      }
      > path:first-of-type {
        stroke-width: ${px(16)};
      }
      .top {
        stroke: var(--ground);
        stroke-width: ${px(9)};
      }
      text {
        text-anchor: end;
      }
    }
    a,
    .scale,
    .of-water {
      &:is(text),
      text {
        stroke: var(--ground);
        stroke-width: 9px;
        paint-order: stroke;
      }
    }
    a {
      font-size: ${nameSizes.other}px;
      text-decoration: none;
      pointer-events: bounding-box;
    }
    a:focus-visible {
      outline: ${px(4)} solid var(--text);
      outline-offset: ${px(6)};
      box-shadow: none;
    }
    use {
      fill: var(--ground);
    }
    .stage {
      filter: drop-shadow(6px 6px 0 var(--second));
      > text {
        font-size: ${nameSizes.stage}px;
        fill: var(--ground);
        stroke: none;
      }
    }
    ${media.night} {
      .wood.flat {
        fill: none;
      }
    }
    @media (forced-colors: active) {
      --ground: Canvas;
      --text: CanvasText;
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
      .lake,
      .wood:not(.flat) {
        fill: #0002;
      }
      .lawn {
        fill: #0001;
      }
      * {
        filter: none !important;
        mix-blend-mode: normal !important;
      }
    }
    ${media.hover} {
      a:hover > text {
        text-decoration: underline;
      }
    }
  `;
};

/** The sheet on which it is printed: from edge to edge on phones. */
export const sheetStyle = css`
  border-block: ${rule};
  margin-inline: calc(50% - 50vw);
  background: var(--ground);
  @media print {
    margin: 0;
    border: 0;
  }
  @media screen and (min-width: 48em) {
    margin-inline: 0;
    border: ${rule};
    box-shadow: 6px 6px 0 var(--second);
  }
`;
