import { type ReactNode, Fragment } from 'react';
import { SHEET, type Grid } from '../../rules/plan/grid.ts';
import type { Sheet, SheetBoard } from '../../rules/plan/sheet.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { lengthAt } from '../../look/line-setting.ts';
import { nameSizes, nameStretch, boardLayout } from './board-layout.ts';
import { TerrainDrawn } from './ground-drawn.tsx';
import { drawing } from './plan-styles.ts';
import { SignGlyphs, signId } from './signs.tsx';

/** The width of the ink around the plan. */
const EDGE = 16;

const heightOf = ({ columns, rows }: Grid): number => (SHEET / columns) * rows;

interface Scale {
  /** The length of a minute's walk. */
  readonly aMinute: number;
  readonly minutes: number;
  readonly text: string;
}

/** In the lower right corner: an arrow to the north, and a bar with a block for each minute's walk. */
function ScaleBar({ scale: { aMinute, minutes, text }, foot }: { scale: Scale; foot: number }) {
  const { logo } = usePageContext();
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
      <path d={logo} transform={`translate(${Math.round(north)} ${y + 8})rotate(-90)`} />
    </g>
  );
}

interface PlanSheetProps extends Sheet {
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

const { max, min, round } = Math;

const clamp = (value: number, least: number, most: number): number => max(least, min(most, value));

const box = ({ left, top, width, height }: ReturnType<typeof boardLayout>['plate']): string =>
  `M${round(left)} ${round(top)}h${round(width)}v${round(height)}h${-round(width)}z`;

function leader(board: SheetBoard): string {
  const [x, y] = board.spot;
  const { left, top, width, height } = boardLayout(board).plate;
  const [toX, toY] = [clamp(x, left, left + width), clamp(y, top, top + height)];
  return `M${x} ${y}L${round(toX)} ${round(toY)}`;
}

interface ListLink {
  /** The page with the list of places; empty for the current page, undefined where names are no links. */
  readonly listAt: string | undefined;
}

function Board({ board, listAt }: ListLink & { readonly board: SheetBoard }) {
  const { id, place, signs } = board;
  const { lines, leading, text, signs: corners, tiles, plate, target } = boardLayout(board);
  const [x, y] = text.map(round);
  const isStage = place.kind === 'stage';
  /* Marks are drawn only on a plan with choices and links. */
  const isLink = listAt !== undefined;
  const isStepFree = isLink && place.access.stepFree === true;
  return (
    <a
      href={isLink ? `${listAt}#${id}` : undefined}
      className={[isStage && 'stage', isStepFree && 'step-free'].filter(Boolean).join(' ') || undefined}
    >
      {isLink && <path className="target" d={box(target)} />}
      {isStage && <path d={box(plate)} />}
      <text x={x} y={y}>
        {lines.map((line, index) =>
          index === 0 ? (
            line
          ) : (
            <tspan key={line} x={x} dy={round(leading)}>
              {` ${line}`}
            </tspan>
          ),
        )}
      </text>
      {tiles && !isStage && <path className="tiles below" d={tiles} />}
      {tiles && <path className="tiles" d={tiles} />}
      {signs.map(({ kind, place: whose, stepFree }, index) => (
        <use
          key={kind + whose}
          href={`#${signId(kind)}`}
          className={isStepFree && !stepFree ? 'unsure' : undefined}
          x={corners[index]?.[0]}
          y={corners[index]?.[1]}
        />
      ))}
    </a>
  );
}

/** The names on the plan with their signs. Each links to its place in the list. */
export const Boards = ({ boards, listAt }: ListLink & { readonly boards: readonly SheetBoard[] }) => (
  <>
    <SignGlyphs kinds={new Set(boards.flatMap(({ signs }) => signs.map(({ kind }) => kind)))} />
    <path className="line top rim" d={boards.map(({ spot }) => `M${spot.join(' ')}h0`).join('')} />
    <path className="line" d={boards.map(leader).join('')} />
    <path className="line spots" d={boards.map(({ spot }) => `M${spot.join(' ')}h0`).join('')} />
    {boards.map((board) => (
      <Fragment key={board.id}>
        <Board board={board} listAt={listAt} />{' '}
      </Fragment>
    ))}
  </>
);
