import { expect, it } from 'vitest';
import { clashBetween, clashesAmong, type Clash } from '../../../shared/rules/my-line-up/clashes.ts';
import type { LineUpSet } from '../../../shared/rules/my-line-up/line-up-set.ts';
import { walkingTimes, set } from './sample-line-up.ts';

const clash = (first: LineUpSet, second: LineUpSet) => clashBetween(first, second, walkingTimes);

it.each<[string, LineUpSet, LineUpSet, Partial<Clash> & { walk: number }]>([
  [
    'by the minutes in which both are on, and what costs less is to leave the earlier one',
    set('a', 0, '17:00', '18:00'),
    set('b', 1, '17:50', '18:20'),
    { overlap: 10, gap: 0, walk: 5, remedy: { by: 'leaving', minutes: 15 } },
  ],
  [
    'and with as many minutes either way, the longer set loses them',
    set('a', 0, '17:00', '17:30'),
    set('b', 1, '17:20', '19:00'),
    { overlap: 10, gap: 0, walk: 5, remedy: { by: 'late', minutes: 15 } },
  ],
  [
    'and of two guided walks one has to be chosen',
    set('a', 0, '05:00', '10:30', { whole: true }),
    set('b', 0, '06:30', '10:15', { whole: true }),
    { overlap: 225, gap: 0, walk: 0, remedy: { by: 'choosing' } },
  ],
])('Two sets clash %s', (_what, earlier, later, { walk, ...expected }) => {
  const found = clash(earlier, later);
  expect(found).toMatchObject({ earlier, later, ...expected });
  expect(found?.route.minutes).toBe(walk);
  expect(clash(later, earlier)).toEqual(found);
});

it('Two sets do not clash if one is there in time, drops in, or if one of them is off', () => {
  const first = set('a', 0, '17:00', '18:00');
  const at = (start: string, more = {}) => clash(first, set('b', 1, start, '19:00', more));
  expect(at('18:04')).toMatchObject({ overlap: 0, gap: 4, remedy: { minutes: 1 } });
  expect(at('18:05')).toBeUndefined();
  expect(at('17:30', { dropIn: true })).toBeUndefined();
  expect(at('17:30', { cancelled: true })).toBeUndefined();
  expect(clash({ ...first, dropIn: true }, set('b', 1, '17:30', '19:00'))).toBeUndefined();
});

it('Each clash of a line-up is listed once, in any order of the picks', () => {
  const sets = ['a', 'b', 'c'].map((id, place) => set(id, place, '17:00', '18:00'));
  const pairs = (all: readonly LineUpSet[]) =>
    clashesAmong(all, walkingTimes).map(({ earlier, later }) => earlier.id + later.id);
  expect(pairs(sets)).toEqual(['ab', 'ac', 'bc']);
  expect(pairs(sets.toReversed())).toEqual(pairs(sets));
});
