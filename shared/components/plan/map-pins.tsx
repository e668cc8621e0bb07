import { css } from '@emotion/react';
import type { Grid } from '../../rules/plan/grid.ts';

/* Presses go through to the square below. */
const pins = css`
  pointer-events: none;
  > * {
    vector-effect: non-scaling-stroke;
    stroke: var(--ground);
    stroke-width: 3px;
    fill: var(--text);
  }
  > rect {
    stroke: var(--text);
    stroke-width: 5px;
    fill: none;
  }
`;

/* A drop that points to the middle of the square. */
const DROP = 'm0 0c-8-22-26-30-26-50a26 26 0 0 1 52 0c0 20-18 28-26 50z';
const TENT = 'm0-24 30 46h-20l-10-18-10 18h-20z';

interface MapPinsProps {
  readonly grid: Grid;
  /** The north-west corner of the square that somebody wants to meet in. */
  readonly meeting: readonly [x: number, y: number] | undefined;
  readonly tent: string;
}

/** The square of a meeting place, with a pin in it, and the tent's pin, which the script moves to its square. */
export const MapPins = ({ grid: { side, west, north }, meeting, tent: label }: MapPinsProps) => (
  <>
    {meeting && (
      <g css={pins} aria-hidden>
        <rect x={meeting[0]} y={meeting[1]} width={side} height={side} />
        <path d={`M${meeting[0] + side / 2} ${meeting[1] + side / 2}${DROP}`} />
      </g>
    )}
    <g
      id="tent-pin"
      css={pins}
      visibility="hidden"
      data-west={west}
      data-north={north}
      data-side={side}
      data-label={label}
      aria-hidden
    >
      <path d={`M0 0${TENT}`} />
    </g>
  </>
);
