import type { ReactNode } from 'react';
import { columnNames, rowNames, SHEET, type Grid } from '../../rules/plan/grid.ts';
import type { Sheet } from '../../rules/plan/sheet.ts';
import { birdPath } from '../../look/decorations.ts';
import { lengthAt } from '../../look/line-setting.ts';
import { nameSizes, nameStretch } from './board-layout.ts';
import { Boards } from './boards.tsx';
import { TerrainDrawn } from './ground-drawn.tsx';
import { drawing, onItsPage } from './plan-styles.ts';

/** The width of the edge with the grid's letters. */
const EDGE = 40;
/** From the middle of a letter to its baseline. */
const DROP = 12;

const across = ({ columns }: Grid): number => SHEET / columns;
const heightOf = (grid: Grid): number => across(grid) * grid.rows;

interface EdgeSignProps {
  readonly x: number;
  readonly y: number;
  readonly sign: string | number;
}

const EdgeSign = ({ x, y, sign }: EdgeSignProps) => (
  <>
    <text x={x} y={y}>
      {sign}
    </text>{' '}
  </>
);

/** The grid, and around it letters from west to east, numbers from north to south. */
function GridEdge({ grid }: { readonly grid: Grid }) {
  const [square, height] = [across(grid), heightOf(grid)];
  const [columns, rows] = [columnNames(grid), rowNames(grid)];
  const middle = (index: number) => (index + 0.5) * square;
  return (
    <g className="edge" aria-hidden>
      <path
        className="line grid"
        d={[
          ...columns.map((_, index) => `M${index * square} 0v${height}`),
          ...rows.map((_, index) => `M0 ${index * square}h${SHEET}`),
        ].join('')}
      />
      <path className="line" d={`M0 0h${SHEET}v${height}H0z`} />
      {columns.map((column, index) => (
        <EdgeSign key={column} x={middle(index)} y={DROP - EDGE / 2} sign={column} />
      ))}
      {/* At both sides: on a phone one of them is out of sight. */}
      {[-EDGE / 2, SHEET + EDGE / 2].flatMap((x) =>
        rows.map((row, index) => <EdgeSign key={`${x} ${row}`} x={x} y={middle(index) + DROP} sign={row} />),
      )}
    </g>
  );
}

interface Scale {
  /** The length of a minute's walk. */
  readonly aMinute: number;
  readonly minutes: number;
  /** How long the bar is, as visitors read it. */
  readonly text: string;
}

/** In the plan's lower right corner: an arrow to the north, and a bar whose blocks are a minute's walk each. */
function ScaleBar({ scale: { aMinute, minutes, text }, foot }: { scale: Scale; foot: number }) {
  const [right, y] = [SHEET - 40, foot - 30];
  const left = right - aMinute * minutes;
  const north = Math.min(left, right - lengthAt(text, nameStretch) * nameSizes.other) - 84;
  const blocks = Array.from({ length: minutes }, (_, index) => left + index * aMinute);
  return (
    <g aria-hidden>
      <path className="line bar" d={`M${left} ${y}H${right}`} />
      <path
        className="line bar top"
        d={blocks.map((x, index) => (index % 2 ? `M${x} ${y}h${aMinute}` : '')).join('')}
      />
      <text className="halo" textAnchor="end" x={right} y={y - 20}>
        {text}
      </text>{' '}
      <path d={birdPath} transform={`translate(${Math.round(north)} ${y + 8})rotate(-90)`} />
    </g>
  );
}

export interface PlanSheetProps extends Sheet {
  readonly scale?: Scale;
  readonly name: string;
  /** The page with the list of places, where it is another one. Without any, the drawing is a picture. */
  readonly listAt?: string;
  /** Drawn above ground and paths, below names: a way, squares. In units of the drawing. */
  readonly children?: ReactNode;
  readonly onTop?: ReactNode;
}

/** The plan of the grounds. Its middle is an SVG of its own, which cuts off what reaches beyond. */
export function PlanSheet({ scale, name, listAt, children, onTop, grid, boards, ...ground }: PlanSheetProps) {
  const height = heightOf(grid);
  const isLinked = listAt !== undefined;
  return (
    <svg
      viewBox={`${-EDGE} ${-EDGE} ${SHEET + 2 * EDGE} ${height + 2 * EDGE}`}
      css={[drawing, isLinked && onItsPage]}
      role={isLinked ? 'group' : 'img'}
      aria-label={name}
    >
      <path className="frame" d={`M${-EDGE} ${-EDGE}h${SHEET + 2 * EDGE}v${height + 2 * EDGE}H${-EDGE}z`} />
      <svg width={SHEET} height={height}>
        <path className="ground" d={`M0 0h${SHEET}v${height}H0z`} />
        <TerrainDrawn {...ground} />
      </svg>
      {children}
      <GridEdge grid={grid} />
      {scale && <ScaleBar scale={scale} foot={height} />}
      <Boards boards={boards} listAt={listAt} />
      {onTop}
    </svg>
  );
}
