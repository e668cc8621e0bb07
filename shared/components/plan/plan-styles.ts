import { css } from '@emotion/react';
import { focusRing } from '../../look/decorations.ts';
import { rule, woodType } from '../../look/tokens.ts';
import { boardStretch } from './board-layout.ts';

/** The drawing's look. @param unit a thousandth of the plan's width, in metres */
export const planStyle = (unit: number) => css`
  width: 100%;
  overflow: hidden;
  font: 900 ${33 * unit}px ${woodType};
  font-stretch: ${boardStretch}%;
  text-transform: uppercase;
  fill: var(--text);
  path {
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .lake,
  .wood,
  .field,
  .fell,
  .lawn {
    mix-blend-mode: var(--overprint);
  }
  .lake {
    fill: url(#dots-water);
  }
  .lake,
  .beck {
    stroke: var(--first);
    stroke-width: ${6 * unit}px;
  }
  .wood {
    fill: url(#dots-wood);
  }
  .fell {
    fill: url(#dots-fell);
  }
  #dots-water,
  #dots-wood {
    fill: var(--first);
  }
  #dots-fell,
  .field {
    fill: var(--second);
  }
  .contour,
  .beck,
  .road,
  .path,
  .lawn {
    fill: none;
  }
  .contour {
    stroke: var(--text);
    stroke-width: ${1.5 * unit}px;
  }
  .lawn {
    fill: url(#dots-fell);
  }
  .road {
    stroke: var(--text);
    stroke-width: ${12 * unit}px;
  }
  .path {
    stroke: var(--text);
    stroke-width: ${5 * unit}px;
  }
  .steps {
    stroke-dasharray: ${2 * unit} ${10 * unit};
  }
  .building {
    filter: drop-shadow(${6 * unit}px ${6 * unit}px 0 var(--second));
  }
  .name-of-water,
  .name-of-land {
    text-anchor: middle;
    letter-spacing: ${8 * unit}px;
  }
  .name-of-land {
    fill: var(--text);
  }
  .edge {
    rect {
      fill: none;
      stroke: var(--ground);
      stroke-width: ${40 * unit}px;
    }
    text {
      text-anchor: middle;
      font-size: ${31 * unit}px;
    }
  }
  a {
    > rect {
      fill: none;
      pointer-events: all;
    }
    > text {
      font-size: 33px;
      stroke: var(--ground);
      stroke-width: 9px;
      paint-order: stroke;
    }
    > g {
      fill: var(--ground);
      rect {
        fill: var(--text);
      }
    }
    &:focus-visible {
      ${focusRing};
    }
  }
  .stage {
    > rect {
      fill: var(--text);
    }
    > text {
      fill: var(--ground);
      stroke: none;
      font-size: 38px;
    }
  }
`;

/** The sheet on which it is printed. */
export const sheetStyle = css`
  border: ${rule};
  background: var(--ground);
  box-shadow: 6px 6px 0 var(--second);
`;
