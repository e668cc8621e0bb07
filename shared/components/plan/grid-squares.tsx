import { css } from '@emotion/react';
import { columnNames, rowNames, type Grid } from '../../rules/plan/grid.ts';
import { notOnPaper } from '../../look/paper-styles.ts';

const squares = (side: number) => css`
  rect {
    width: ${side}px;
    height: ${side}px;
    vector-effect: non-scaling-stroke;
    fill: #0000;
    stroke: var(--text);
    stroke-dasharray: 1 5;
  }
  /* The names of places are links, too. */
  & ~ a {
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
export const GridSquares = ({ grid }: { readonly grid: Grid }) => (
  <g css={squares(grid.side)} aria-hidden>
    {rowNames(grid).map((row, down) => (
      <g key={row} transform={`translate(${grid.west} ${down * grid.side - grid.north})`}>
        {columnNames(grid).map((column, along) => (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from screen readers
          <a key={column} href={`?meet=${column}${row}#meeting`} tabIndex={-1}>
            <rect x={along * grid.side} />
          </a>
        ))}
      </g>
    ))}
  </g>
);
