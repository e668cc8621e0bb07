import { expect, it } from 'vitest';
import type { PlacedPlace } from '../../shared/model/grounds.ts';
import { planProblems } from '../../shared/components/plan/plan-problems.ts';
import { planSheet } from '../../shared/rules/plan/sheet.ts';
import { nightjar } from './nightjar.ts';

const { paths, grounds, places, planLabels, terrain } = nightjar;

const { station: _station, ...onGrounds }: Readonly<Record<string, PlacedPlace>> = { ...places, ...grounds };

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
