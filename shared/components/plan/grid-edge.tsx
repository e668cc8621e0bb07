import { columnNames, gridOver, rowNames, type PlanBounds } from '../../rules/plan/grid.ts';

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
  const frame = `M${west} ${-north}h${width}v${height}h${-width}z`;
  const out = edge * 0.6;
  const cover = `M${west - out} ${-north - out}h${width + 2 * out}v${height + 2 * out}h${-width - 2 * out}z`;
  return (
    <g className="edge" aria-hidden>
      <path
        className="line grid"
        d={[
          ...columnNames(grid).map((_, index) => `M${west + index * square} ${-north}v${height}`),
          ...rowNames(grid).map((_, index) => `M${west} ${index * square - north}h${width}`),
        ].join('')}
      />
      <path className="cover" d={cover} />
      <path className="line" d={frame} />
      <text
        x={columnNames(grid)
          .map((_, index) => west + middle(index))
          .join(' ')}
        y={-north - edge / 4}
      >
        {columnNames(grid).join('')}
      </text>
      <text>
        {/* At both sides: on a phone one of them is out of sight. */}
        {[west - edge / 2, east + edge / 2].flatMap((x) =>
          rowNames(grid).map((row, index) => (
            <tspan key={`${x} ${row}`} x={x} y={middle(index) - north + edge / 4}>
              {row}
            </tspan>
          )),
        )}
      </text>
    </g>
  );
}
