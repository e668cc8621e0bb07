import type { ReactNode } from 'react';
import type { PlanBounds } from '../../rules/plan/grid.ts';
import { Boards } from './boards.tsx';
import { GridEdge, TerrainDrawn, type PlanGrounds } from './ground-drawn.tsx';
import { planStyle } from './plan-styles.ts';
import { birdPath } from '../../look/decorations.ts';

interface ScaleBarProps {
  readonly bounds: PlanBounds;
  /** A thousandth of the plan's width, in metres. */
  readonly unit: number;
  readonly metresPerMinute: number;
  /** How long it is, as visitors read it. */
  readonly text: string;
  readonly minutes: number;
}

/** In the plan's lower right corner: an arrow to the north, and a bar whose blocks are a minute's walk each. */
function ScaleBar({ bounds: { east, south }, unit, metresPerMinute, text, minutes }: ScaleBarProps) {
  const length = metresPerMinute * minutes;
  const [x, y] = [east - 40 * unit, -south - 30 * unit];
  const block = (index: number) => `M${x - length + index * metresPerMinute} ${y}`;
  return (
    <g aria-hidden>
      <path className="line bar" d={`${block(0)}h${length}`} />
      <path
        className="line bar top"
        d={Array.from({ length: minutes }, (_, index) =>
          index % 2 ? `${block(index)}h${metresPerMinute}` : '',
        ).join('')}
      />
      <text className="halo" textAnchor="end" x={x} y={y - 20 * unit}>
        {text}
      </text>
      <path
        d={birdPath}
        transform={`translate(${x - length - 128 * unit} ${y + 8 * unit})rotate(-90)scale(${unit})`}
      />
    </g>
  );
}

/** The width of the edge with the grid's letters, in thousandths of the plan's width. */
const EDGE = 48;

interface PlanSheetProps extends PlanGrounds {
  readonly scale: Omit<ScaleBarProps, 'bounds' | 'unit'>;
  readonly name: string;
  /** The page with the list of places, where it is another one. */
  readonly listAt: string;
  /** Drawn above ground and paths, below names: a way, a square, a pin. In metres from the gate, y = -north. */
  readonly children?: ReactNode;
  readonly onTop?: ReactNode;
}

/** The plan of the grounds. A unit of the drawing is a metre: x to the east of the gate, y to the south. */
export function PlanSheet({ scale, name, listAt, children, onTop, ...grounds }: PlanSheetProps) {
  const { bounds } = grounds;
  const [width, height] = [bounds.east - bounds.west, bounds.north - bounds.south];
  const unit = width / 1000;
  const edge = EDGE * unit;
  const box = [bounds.west - edge, -bounds.north - edge, width + 2 * edge, height + 2 * edge] as const;
  return (
    <svg
      viewBox={box.map(Math.round).join(' ')}
      css={planStyle(unit, box[2] / box[3])}
      role="group"
      aria-label={name}
    >
      <TerrainDrawn {...grounds} unit={unit} />
      {children}
      <GridEdge bounds={bounds} edge={edge} />
      <ScaleBar bounds={bounds} unit={unit} {...scale} />
      <Boards {...grounds} unit={unit} listAt={listAt} />
      {onTop}
    </svg>
  );
}
