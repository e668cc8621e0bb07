import type { PlanBounds } from '../../rules/plan/plan-bounds.ts';
import { columnNames, gridOver, rowNames } from '../../rules/plan/grid.ts';

interface GridEdgeProps {
  readonly bounds: PlanBounds;
  /** Its width, in metres of the plan. */
  readonly edge: number;
}

/** The plan's edge, which covers what reaches beyond: letters from west to east, numbers from north to south. */
export function GridEdge({ bounds, edge }: GridEdgeProps) {
  const { west, east, north, south, square } = bounds;
  const grid = gridOver(bounds);
  const [width, height] = [east - west, north - south];
  const middle = (index: number) => (index + 0.5) * square;
  return (
    <g className="edge" aria-hidden>
      <rect x={west - edge / 2} y={-north - edge / 2} width={width + edge} height={height + edge} />
      <text y={-north - edge / 4}>
        {columnNames(grid).map((letter, index) => (
          <tspan key={letter} x={west + middle(index)}>
            {letter}
          </tspan>
        ))}
      </text>
      <text>
        {rowNames(grid).map((row, index) => (
          <tspan key={row} x={west - edge / 2} y={Math.round(-north + middle(index) + edge / 4)}>
            {row}
          </tspan>
        ))}
      </text>
    </g>
  );
}
