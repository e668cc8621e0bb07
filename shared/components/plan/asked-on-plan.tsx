import { css } from '@emotion/react';
import { columnNames, rowNames, SHEET, type Grid, type Point } from '../../rules/plan/grid.ts';
import { notOnPaper } from '../../look/tokens.ts';

const squares = (side: number) => css`
  rect {
    width: ${side}px;
    height: ${side}px;
    vector-effect: non-scaling-stroke;
    fill: #0000;
    stroke: var(--text);
    stroke-dasharray: 1 5;
  }
  /* The names of places are links, too, which find presses within their own bounds. */
  & ~ a,
  & ~ a .target {
    pointer-events: none;
  }
  a:hover rect {
    fill: var(--text);
    fill-opacity: 0.12;
  }
  ${notOnPaper};
`;

/**
 * The squares of the grid, each a link that marks it as a meeting place. Names and signs of places lie above them, and
 * let presses through.
 * Whoever uses a keyboard or a screen reader has the form instead: the squares would be as many stops.
 */
export function GridSquares({ grid }: { readonly grid: Grid }) {
  const side = SHEET / grid.columns;
  return (
    <g css={squares(side)} aria-hidden>
      {rowNames(grid).map((row, down) => (
        <g key={row} transform={`translate(0 ${down * side})`}>
          {columnNames(grid).map((column, along) => (
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from screen readers
            <a key={column} href={`?meet=${column}${row}#meeting`} tabIndex={-1}>
              <rect x={along * side} />
            </a>
          ))}
        </g>
      ))}
    </g>
  );
}

/* Presses go through to the square below. */
const pins = css`
  pointer-events: none;
  > * {
    vector-effect: non-scaling-stroke;
    stroke: var(--ground);
    stroke-width: 3px;
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
  readonly side: number;
  /** The middle of the square that somebody wants to meet in. */
  readonly meeting: Point | undefined;
  readonly tent: string;
}

/** The square of a meeting place, with a pin in it, and the tent's pin, which the script moves to its square. */
export const MapPins = ({ side, meeting, tent: label }: MapPinsProps) => (
  <>
    {meeting && (
      <g css={pins} aria-hidden>
        <rect x={meeting[0] - side / 2} y={meeting[1] - side / 2} width={side} height={side} />
        <path d={`M${meeting.join(' ')}${DROP}`} />
      </g>
    )}
    <g id="tent-pin" css={pins} visibility="hidden" data-side={side} data-label={label} aria-hidden>
      <path d={`M0 0${TENT}`} />
    </g>
  </>
);

/* A broad line on a broader one of the ground: it stands out from every ink below it, by day and by night. */
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

export interface WayDrawnProps {
  /** Path data. */
  readonly line: string;
  readonly ends: readonly Point[];
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
