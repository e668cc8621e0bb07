import { css } from '@emotion/react';

/* A broad line on a broader one of the ground: it stands out from every ink below it, by day and by night. */
const drawn = css`
  fill: none;
  stroke: var(--text);
  path {
    vector-effect: non-scaling-stroke;
    stroke-width: 5px;
  }
  path:first-of-type {
    stroke: var(--ground);
    stroke-width: 11px;
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

export interface WayDrawnProps {
  /** Path data, in the plan's metres. */
  readonly line: string;
  readonly ends: readonly (readonly [x: number, y: number])[];
}

export const WayDrawn = ({ line, ends }: WayDrawnProps) => (
  <g css={drawn} aria-hidden>
    <path d={line} />
    <path d={line} />
    {ends.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="9" />
    ))}
  </g>
);
