import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clashBetween, clashesAmong, type Clash } from '../../../shared/rules/my-line-up/clashes.ts';
import type { LineUpSet } from '../../../shared/rules/my-line-up/line-up-set.ts';
import { anyLineUp, walkingTimes, set } from './sample-line-up.ts';

const clash = (first: LineUpSet, second: LineUpSet) => clashBetween(first, second, walkingTimes);

describe('Two sets clash', () => {
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
      'and nobody leaves a guided walk on its way, however late they come to the other one',
      set('a', 0, '17:00', '18:00', { whole: true }),
      set('b', 0, '17:55', '19:00'),
      { overlap: 5, gap: 0, walk: 0, remedy: { by: 'late', minutes: 5 } },
    ],
    [
      'and of two guided walks one has to be chosen',
      set('a', 0, '05:00', '10:30', { whole: true }),
      set('b', 0, '06:30', '10:15', { whole: true }),
      { overlap: 225, gap: 0, walk: 0, remedy: { by: 'choosing' } },
    ],
  ])('%s', (_what, earlier, later, { walk, ...expected }) => {
    const found = clash(earlier, later);
    expect(found).toMatchObject({ earlier, later, ...expected });
    expect(found?.route.minutes).toBe(walk);
    expect(clash(later, earlier)).toEqual(found);
  });
});

describe('Whatever a visitor picks,', () => {
  it('each clash is listed once, the same from either side, in any order of the picks', () => {
    fc.assert(
      fc.property(anyLineUp, (sets) => {
        const pairsFound = clashesAmong(sets, walkingTimes).map(({ earlier, later }) =>
          [earlier.id, later.id].toSorted().join(),
        );
        const pairs = sets.flatMap((first, index) =>
          sets.slice(index + 1).map((second) => [first, second] as const),
        );
        const clashing = pairs.filter(([a, b]) => {
          const [first, second] = a.from <= b.from ? [a, b] : [b, a];
          const isOn = !a.dropIn && !b.dropIn && !a.cancelled && !b.cancelled;
          const { minutes } = walkingTimes.routeTime(first.place, second.place, {
            at: first.to,
            crowd: first.crowd,
          });
          return isOn && (first.from === second.from || first.to + minutes > second.from);
        });
        expect(pairsFound.toSorted()).toEqual(
          clashing.map(([a, b]) => [a.id, b.id].toSorted().join()).toSorted(),
        );
        for (const [first, second] of pairs) expect(clash(first, second)).toEqual(clash(second, first));
        expect(clashesAmong(sets.toReversed(), walkingTimes)).toEqual(clashesAmong(sets, walkingTimes));
      }),
    );
  });

  it('what is said to be lost is less than the whole set, and nothing of a guided walk', () => {
    fc.assert(
      fc.property(anyLineUp, (sets) => {
        for (const { earlier, later, remedy } of clashesAmong(sets, walkingTimes)) {
          if (remedy.by === 'choosing') continue;
          const from = remedy.by === 'leaving' ? earlier : later;
          expect(from.whole).toBe(false);
          expect(remedy.minutes).toBeGreaterThan(0);
          expect(remedy.minutes).toBeLessThan(from.to - from.from);
        }
      }),
    );
  });
});
