import { expect, it } from 'vitest';
import type { Path } from '../../../shared/model/grounds.ts';
import { groundWords } from '../../../shared/data/wording/ground-words.ts';
import { planTold } from '../../../shared/rules/plan/plan-told.ts';

const words = {
  ...groundWords,
  directions: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
};
const places = { gate: { at: [0, 0] }, stage: { at: [300, 10] }, raft: { at: [0, -90] } } as const;
const path = (to: string, metres: number, more: Partial<Path> = {}): Path => ({
  between: ['gate', to],
  metres,
  surface: 'Gravel',
  slope: { goes: 'up', steepness: 'gentle' },
  stepFree: true,
  ...more,
});
const told = (...paths: readonly Path[]) =>
  planTold(
    [
      [
        { from: 'gate', to: 'stage', text: 'The stage: {metres} {direction}, {slope}.' },
        { from: 'raft', to: 'gate', text: 'The gate is {direction} of the raft, {metres}, {slope}.' },
      ],
    ],
    places,
    paths,
    words,
  );

it('The plan in words follows from positions and paths, as one walks them, and leaves out what no open path reaches', () => {
  expect(told(path('stage', 320), path('raft', 95))).toEqual([
    'The stage: 320\u00A0metres east, gentle, uphill. The gate is north of the raft, 95\u00A0metres, gentle, downhill.',
  ]);
  expect(told(path('stage', 320), path('raft', 95, { closed: true }))).toEqual([
    'The stage: 320\u00A0metres east, gentle, uphill.',
  ]);
});
