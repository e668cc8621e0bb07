import { describe, expect, it } from 'vitest';
import type { PlacedPlace } from '../../shared/model/grounds.ts';
import { planProblems } from '../../shared/components/plan/plan-problems.ts';
import { planBoards } from '../../shared/rules/plan/plan-boards.ts';
import { planSheet } from '../../shared/rules/plan/sheet.ts';
import { nightjar } from './nightjar.ts';

const { paths, grounds, places, planLabels, terrain } = nightjar;

const { station: _station, ...onGrounds }: Readonly<Record<string, PlacedPlace>> = { ...places, ...grounds };
const boards = planBoards(onGrounds, paths);

describe('The names and signs on the plan', () => {
  it('have every place of the grounds, and each once', () => {
    const drawnIds = boards.flatMap(({ id, signs }) => [
      id,
      ...new Set(signs.map(({ place }) => place).filter((place) => place !== id)),
    ]);
    expect(drawnIds.toSorted()).toEqual(Object.keys(onGrounds).toSorted());
  });
});

it('A moved place whose name leaves the plan’s frame or lies on another ends the build', () => {
  const problemsAt = (at: PlacedPlace['at']) =>
    planProblems(planSheet({ ...onGrounds, paddock: { ...places.paddock, at } }, paths, terrain, planLabels));
  expect(problemsAt(places.paddock.at)).toEqual([]);
  const wayOut = 'Move it in planLabels of shared/data/programme/terrain.ts';
  expect(problemsAt([-300, -60])).toEqual([
    `The plan: the name of The Paddock leaves the frame. ${wayOut}`,
    `The plan: the names of The Paddock and Blue Badge parking lie on each other. ${wayOut}`,
  ]);
});
