import { Fragment } from 'react';
import type { SheetBoard } from '../../rules/plan/sheet.ts';
import { boardLayout } from './board-layout.ts';
import { SignGlyphs, signId } from './signs.tsx';

const { max, min, round } = Math;

const clamp = (value: number, least: number, most: number): number => max(least, min(most, value));

const box = ({ left, top, width, height }: ReturnType<typeof boardLayout>['plate']): string =>
  `M${round(left)} ${round(top)}h${round(width)}v${round(height)}h${-round(width)}z`;

/** A line from a place to the nearest edge of its name. */
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
