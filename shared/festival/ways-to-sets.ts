import { gapsBetween, type Gap } from '../rules/my-line-up/line-up-day.ts';
import { groundFor } from '../rules/my-line-up/ground.ts';
import { boardSetsOf, type BoardSet, type LineUpContent } from '../rules/my-line-up/line-up-content.ts';
import type { Need } from '../model/needs.ts';

export function createWaysToSets(lineUpContent: Omit<LineUpContent, 'origin'>) {
  const board = boardSetsOf(lineUpContent);

  /** The ways to these sets, for a visitor with these needs. */
  function waysTo(ids: readonly string[], needs: readonly Need[]) {
    const { ground: sent, gate } = lineUpContent;
    const ground = groundFor(sent, needs);
    const chosen = ids.flatMap((id) => board.get(id) ?? []);
    const days = Map.groupBy(chosen, ({ day }) => day);
    const gaps = [...days.values()].flatMap((day) => gapsBetween(day, ground));
    return {
      /** By their ids, the gap with the walk that is due before each: none to what follows at the same place, or clashes. */
      due: new Map<string, Gap<BoardSet>>(
        gaps
          .filter(({ way, minutes }) => way.minutes > 0 && way.minutes <= minutes)
          .map((gap) => [gap.before.id, gap]),
      ),
      /** By their ids, whether the way from the gate is step-free, where that is needed. */
      fits: new Map(chosen.map(({ id, place }) => [id, ground.walk(gate, place, false)?.fits ?? true])),
    };
  }

  return { waysTo };
}
