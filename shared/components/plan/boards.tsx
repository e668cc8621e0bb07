import type { PlanLabel } from '../../data/programme/ground-model.ts';
import type { PlanBoard } from '../../rules/plan/plan-boards.ts';
import { boardLayout, SIGN_SCALE, type BoardLayout } from './board-layout.ts';
import type { PlanGrounds } from './ground-drawn.tsx';
import { SIGN, SIGN_PITCH, SignGlyphs, signId } from './signs.tsx';

const whole = (numbers: readonly number[]): string =>
  numbers.map((number) => Math.round(number) || 0).join(' ');

const placed = (at: readonly number[], scale = 1): { transform: string } => ({
  transform: `translate(${whole(at)})${scale === 1 ? '' : `scale(${scale})`}`,
});

const box = ({ at, size: [width, height] }: BoardLayout['plate']): string =>
  `M${whole(at)}h${whole([width])}v${whole([height])}h${whole([-width])}z`;

interface Drawn {
  /** The unit of names and signs, in metres: a thousandth of the plan's width, or more. */
  readonly unit: number;
  /** The page with the list of places; empty for the page itself, undefined where names lead nowhere. */
  readonly listAt: string | undefined;
}

function Board({
  board,
  label,
  unit,
  listAt,
}: Drawn & { readonly board: PlanBoard; readonly label: PlanLabel }) {
  const { id, place, signs } = board;
  const { lines, leading, anchor, signs: strip, plate, target, from } = boardLayout(board, label);
  const [east, north] = place.at;
  const [byEast, byNorth] = label.by ?? [0, 0];
  const isStage = place.kind === 'stage';
  /* What the plan can mark is marked where it has choices and links. */
  const isLink = listAt !== undefined;
  const classes = [isStage && 'stage', isLink && place.access.stepFree === true && 'step-free'];
  return (
    <a
      href={isLink ? `${listAt}#${id}` : undefined}
      className={classes.filter(Boolean).join(' ') || undefined}
      {...placed([east + byEast + from[0] * unit, -north - byNorth + from[1] * unit], unit)}
    >
      {isLink && <path className="target" d={box(target)} />}
      {isStage && <path d={box(plate)} />}
      <text textAnchor={anchor}>
        {lines.map((line, index) =>
          index === 0 ? (
            line
          ) : (
            <tspan key={line} x="0" dy={Math.round(leading)}>
              {` ${line}`}
            </tspan>
          ),
        )}
      </text>
      {signs.length > 0 && (
        <g {...placed(strip, SIGN_SCALE)}>
          <path d={`M0 0h${signs.length * SIGN_PITCH - (SIGN_PITCH - SIGN)}v${SIGN}H0z`} />
          {signs.map(({ kind, place: whose, stepFree }, index) => (
            <use
              key={kind + whose}
              href={`#${signId(kind)}`}
              className={isLink && !stepFree && place.access.stepFree === true ? 'unsure' : undefined}
              {...(index > 0 && { x: index * SIGN_PITCH })}
            />
          ))}
        </g>
      )}
    </a>
  );
}

/** The names on the plan with their signs. Each leads to its place in the list. */
export const Boards = ({ boards, labels, unit, listAt }: PlanGrounds & Drawn) => (
  <>
    <SignGlyphs kinds={new Set(boards.flatMap(({ signs }) => signs.map(({ kind }) => kind)))} />
    <path
      className="line spots"
      d={boards.map(({ place: { at } }) => `M${whole([at[0], -at[1]])}h0`).join('')}
    />
    {boards.map((board) => (
      <Board
        key={board.id}
        board={board}
        label={labels[board.id] ?? { side: 'right' }}
        unit={unit}
        listAt={listAt}
      />
    ))}
  </>
);
