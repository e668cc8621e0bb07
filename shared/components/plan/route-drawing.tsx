import { css } from '@emotion/react';
import type { Point } from '../../rules/plan/grid.ts';

/* A broad line on a broader one in the background's colour stands out from every ink, in both modes. */
const drawn = css`
  fill: none;
  stroke: var(--text);
  path {
    vector-effect: non-scaling-stroke;
    stroke-width: clamp(5px, 0.75vw, 10px);
  }
  path:first-of-type {
    stroke: var(--ground);
    stroke-width: clamp(11px, 1.4vw, 20px);
  }
  circle {
    vector-effect: non-scaling-stroke;
    stroke-width: 4px;
    fill: var(--ground);
  }
  circle:last-of-type {
    fill: var(--text);
  }
`;

interface RouteDrawingProps {
  /** The route's SVG path data. */
  readonly line: string;
  readonly ends: readonly Point[];
}

export const RouteDrawing = ({ line, ends }: RouteDrawingProps) => (
  <g css={drawn} aria-hidden>
    <path d={line} />
    <path d={line} />
    {ends.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="9" />
    ))}
  </g>
);
