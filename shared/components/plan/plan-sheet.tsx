import type { ReactNode } from 'react';
import { SHEET, type Grid } from '../../rules/plan/grid.ts';
import type { Sheet } from '../../rules/plan/sheet.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { lengthAt } from '../../look/line-setting.ts';
import { nameSizes, nameStretch } from './board-layout.ts';
import { Boards } from './boards.tsx';
import { TerrainDrawn } from './ground-drawn.tsx';
import { drawing } from './plan-styles.ts';

/** The width of the ink around the plan. */
const EDGE = 16;

const heightOf = ({ columns, rows }: Grid): number => (SHEET / columns) * rows;

interface Scale {
  /** The length of a minute's walk. */
  readonly aMinute: number;
  readonly minutes: number;
  /** The bar's length as visitors read it. */
  readonly text: string;
}

/**
 * In the plan's lower right corner: an arrow to the north, and a bar with one block for each minute's walk.
 */
function ScaleBar({ scale: { aMinute, minutes, text }, foot }: { scale: Scale; foot: number }) {
  const { mark } = usePageContext();
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
      <path d={mark} transform={`translate(${Math.round(north)} ${y + 8})rotate(-90)`} />
    </g>
  );
}

export interface PlanSheetProps extends Sheet {
  readonly scale?: Scale;
  readonly name: string;
  /** The page with the list of places, if it is another one. Without a list, the drawing is a picture. */
  readonly listAt?: string;
  /** Content above terrain and paths and below names, such as a route. In units of the drawing. */
  readonly children?: ReactNode;
}

/** The plan of the grounds. Its middle is a nested SVG, which clips what extends beyond it. */
export function PlanSheet({ scale, name, listAt, children, grid, boards, ...terrainProps }: PlanSheetProps) {
  const height = heightOf(grid);
  const isLinked = listAt !== undefined;
  return (
    <svg
      viewBox={`${-EDGE} ${-EDGE} ${SHEET + 2 * EDGE} ${height + 2 * EDGE}`}
      css={drawing}
      role={isLinked ? 'group' : 'img'}
      aria-label={name}
    >
      <path className="frame" d={`M${-EDGE} ${-EDGE}h${SHEET + 2 * EDGE}v${height + 2 * EDGE}H${-EDGE}z`} />
      <svg width={SHEET} height={height}>
        <path className="ground" d={`M0 0h${SHEET}v${height}H0z`} />
        <TerrainDrawn {...terrainProps} />
      </svg>
      {children}
      <path className="line" d={`M0 0h${SHEET}v${height}H0z`} />
      {scale && <ScaleBar scale={scale} foot={height} />}
      <Boards boards={boards} listAt={listAt} />
    </svg>
  );
}
