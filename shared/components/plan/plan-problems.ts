import { SHEET } from '../../rules/plan/grid.ts';
import type { Sheet } from '../../rules/plan/sheet.ts';
import { boardLayout } from './board-layout.ts';

/** Smaller overlaps cannot be seen. In thousandths of the plan's width. */
const SEEN = 1;

const WAY_OUT = 'Move it in planLabels of shared/data/programme/terrain.ts';

/** Names that leave the plan's frame or overlap, in sentences for whoever moved a place. */
export function planProblems({ boards, grid }: Pick<Sheet, 'boards' | 'grid'>): readonly string[] {
  const foot = (SHEET / grid.columns) * grid.rows;
  const plates = boards.map((board) => {
    const { left, top, width, height } = boardLayout(board).plate;
    return { name: board.place.name, left, top, right: left + width, bottom: top + height };
  });
  return plates.flatMap((plate, index) => {
    const { name, left, top, right, bottom } = plate;
    const isOut = left < 0 || top < 0 || right > SHEET || bottom > foot;
    const covered = plates
      .slice(index + 1)
      .filter(
        (later) =>
          Math.min(right, later.right) - Math.max(left, later.left) > SEEN &&
          Math.min(bottom, later.bottom) - Math.max(top, later.top) > SEEN,
      );
    return [
      ...(isOut ? [`The plan: the name of ${name} leaves the frame. ${WAY_OUT}`] : []),
      ...covered.map(
        (later) => `The plan: the names of ${name} and ${later.name} lie on each other. ${WAY_OUT}`,
      ),
    ];
  });
}
