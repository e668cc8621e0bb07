import { css } from '@emotion/react';
import { columnNames, rowNames, type Grid } from '../../rules/plan/grid.ts';

/* Whoever uses a keyboard chooses letter and number in the form: the squares would be as many stops. */
const squares = css`
  rect {
    fill: #0000;
  }
  a:hover rect {
    fill: var(--text);
    fill-opacity: 0.12;
  }
  @media print {
    display: none;
  }
`;

/** The squares of the grid, each a link that marks it as a meeting place. Names and signs of places lie above them. */
export const GridSquares = ({ grid }: { readonly grid: Grid }) => (
  <g css={squares} aria-hidden>
    {rowNames(grid).map((row, down) =>
      columnNames(grid).map((column, along) => (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from screen readers, which have the form
        <a key={column} href={`?meet=${column}${row}`} tabIndex={-1}>
          <rect
            x={grid.west + along * grid.side}
            y={down * grid.side - grid.north}
            width={grid.side}
            height={grid.side}
          />
        </a>
      )),
    )}
  </g>
);
