import { expect, it } from 'vitest';
import { findRoute } from '../../shared/figures/find-route.ts';
import type { Path } from '../../shared/model/grounds.ts';

const path = (one: string, other: string, metres: number, own: Partial<Path> = {}): Path => ({
  between: [one, other],
  metres,
  surface: 'Grass',
  slope: 'level',
  stepFree: true,
  ...own,
});
/** From the gate to the stage: by steps, by ways that nobody has checked, by the road, and by the lane. */
const steps = [path('gate', 'steps', 60, { stepFree: false }), path('steps', 'stage', 40)];
const unknown = [path('wood', 'gate', 200, { stepFree: 'not known' }), path('wood', 'stage', 100)];
const road = [path('gate', 'road', 500), path('road', 'stage', 400)];
const lane = [path('gate', 'lane', 90, { unlit: true }), path('lane', 'stage', 110)];

it.each<readonly [needs: string, ways: readonly (readonly Path[])[], by: string, metres: number]>([
  ['', [steps, unknown, road, lane], 'steps', 100],
  ['step-free', [steps, unknown, road], 'road', 900],
  ['step-free', [steps, unknown], 'wood', 300],
  ['step-free', [steps], 'steps', 100],
  ['lamps', [lane, road], 'lane', 200],
  ['lamps', [lane, unknown], 'wood', 300],
  ['', [steps.map((each) => ({ ...each, closed: true })), road], 'road', 900],
])('Who needs “%s” is led the best of the ways that there are: %#', (needs, ways, by, metres) => {
  const route = findRoute('gate', 'stage', ways.flat(), [needs]);
  expect(route?.stretches.map(({ to }) => to)).toEqual([by, 'stage']);
  expect(route?.metres).toBe(metres);
});
