import type { PlanLabel } from '../../data/programme/model.ts';
import { SIGN } from './signs.tsx';
import { boardLayout, SIGN_SCALE } from './board-layout.ts';
import { signClass } from './signs.tsx';
import { needsMet } from '../../rules/plan/plan-needs.ts';
import type { PlanBoard } from '../../rules/plan/plan-boards.ts';

interface BoardsProps {
  readonly boards: readonly PlanBoard[];
  readonly labels: Readonly<Record<string, PlanLabel | undefined>>;
  /** A thousandth of the plan's width, in metres. */
  readonly unit: number;
}

const whole = (...numbers: readonly number[]): string => numbers.map(Math.round).join(' ');

function Board({ board, label, unit }: { board: PlanBoard; label: PlanLabel; unit: number }) {
  const { id, place, signs } = board;
  const needs = needsMet([], place.access.stepFree);
  const layout = boardLayout(board, label);
  const [east, north] = place.at;
  const [x, y] = layout.from;
  const [byEast, byNorth] = label.by ?? [0, 0];
  const [textX, textY] = layout.text;
  const [stripX, stripY] = layout.strip;
  const anchor = layout.ends ? 'end' : layout.middle ? 'middle' : undefined;
  return (
    <>
      <circle cx={east} cy={-north} r={Math.round(7 * unit)} />
      <g
        className={[place.kind === 'stage' && 'stage', ...needs].filter(Boolean).join(' ') || undefined}
        transform={`translate(${whole(east + byEast + x * unit, -north - byNorth + y * unit)})${unit === 1 ? '' : `scale(${unit})`}`}
      >
        <a href={`#${id}`}>
          <rect width={Math.round(layout.width)} height={Math.round(layout.height)} />
          <text x={Math.round(textX)} y={Math.round(textY)} textAnchor={anchor}>
            {layout.lines.map((line, index) => (
              <tspan key={line} {...(index > 0 && { x: Math.round(textX), dy: Math.round(layout.leading) })}>
                {index > 0 ? ` ${line}` : line}
              </tspan>
            ))}
          </text>
          {signs.length > 0 && (
            <g transform={`translate(${whole(stripX, stripY)})scale(${SIGN_SCALE})`}>
              <rect width={signs.length * (SIGN + 2) - 2} height={SIGN} />
              {signs.map((sign, index) => (
                <use
                  key={sign.kind + sign.place}
                  href={`#sign-${signClass(sign.kind)}`}
                  className={sign.needs.join(' ') || undefined}
                  {...(index > 0 && { x: index * (SIGN + 2) })}
                />
              ))}
            </g>
          )}
        </a>
      </g>
    </>
  );
}

/** The names on the plan with their signs. Each leads to its place in the list. */
export const Boards = ({ boards, labels, unit }: BoardsProps) => (
  <g className="boards">
    {boards.map((board) => (
      <Board key={board.id} board={board} label={labels[board.id] ?? { side: 'right' }} unit={unit} />
    ))}
  </g>
);
