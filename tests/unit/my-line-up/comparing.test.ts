import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groundForBoth,
  meetings,
  needsOfBoth,
  partings,
} from '../../../shared/rules/my-line-up/comparing.ts';
import { groundFor } from '../../../shared/rules/my-line-up/ground.ts';
import { isFixed, type LineUpSet } from '../../../shared/rules/my-line-up/line-up-set.ts';
import { comparedWith, nobody, pastedPicks } from '../../../shared/rules/my-line-up/asked-line-ups.ts';
import { wayNeeds } from '../../../shared/rules/needs/needs.ts';
import { minutesOf } from '../../../shared/figures/timed-sets.ts';
import { anyLineUp, ground, sent, set } from './sample-line-up.ts';

const candidates = [0, 1, 2];
const meet = (mine: readonly LineUpSet[], theirs: readonly LineUpSet[]) =>
  meetings(mine, theirs, candidates, ground).map(({ before, place, at }) => [before.id, place, at]);
const both = set('both', 1, '19:00', '20:00');

describe('Two visitors meet before the set that both have picked', () => {
  it.each<[string, LineUpSet[], LineUpSet[], number, string]>([
    [
      'where the longer of their walks is shortest, a quarter of an hour ahead',
      [set('mine', 0, '17:00', '18:00')],
      [set('theirs', 1, '17:00', '18:30')],
      1,
      '18:45',
    ],
    ['at the place of whoever is there already', [], [set('theirs', 0, '17:00', '18:00')], 0, '18:40'],
    [
      'of two places as near, at the one where both can be sooner',
      [set('mine', 2, '17:00', '18:50')],
      [set('theirs', 0, '17:00', '18:00')],
      2,
      '18:50',
    ],
    [
      'at its beginning, if one of them comes late',
      [set('mine', 2, '17:00', '18:58')],
      [set('theirs', 0, '17:00', '18:00')],
      1,
      '19:00',
    ],
  ])('%s', (_what, mine, theirs, place, at) => {
    expect(meet([...mine, both], [...theirs, both])).toEqual([['both', place, minutesOf(at)]]);
    expect(meet([...theirs, both], [...mine, both])).toEqual([['both', place, minutesOf(at)]]);
  });

  it('and need no meeting when they come to it together', () => {
    const before = set('before', 0, '17:00', '18:00');
    expect(meet([before, both], [before, both])).toEqual([]);
    expect(meet([both], [both])).toEqual([]);
  });

  it('and part after it, if they go different ways', () => {
    const [mine, theirs] = [set('mine', 0, '21:00', '22:00'), set('theirs', 1, '21:00', '22:00')];
    expect(partings([both, mine], [both, theirs])).toEqual(['both']);
    expect(partings([both, mine], [both, mine])).toEqual([]);
    expect(partings([both, mine], [both])).toEqual(['both']);
  });
});

describe('Whatever two visitors pick,', () => {
  const two = anyLineUp.chain((sets) => fc.tuple(fc.subarray(sets), fc.subarray(sets)));

  it('nobody meets later than what they share begins', () => {
    fc.assert(
      fc.property(two, ([mine, theirs]) => {
        for (const { before, place, at } of meetings(mine, theirs, candidates, ground)) {
          expect(isFixed(before)).toBe(true);
          expect(at).toBeLessThanOrEqual(before.from);
          expect([...candidates, before.place]).toContain(place);
        }
      }),
    );
  });

  it('nobody who has needs of their own is late where both meet by the needs of both', () => {
    const needs = fc.subarray([...wayNeeds]);
    const groundOf = (one: readonly string[]) => groundFor(sent, one);
    fc.assert(
      fc.property(two, needs, needs, ([mine, theirs], my, their) => {
        const forBoth = groundForBoth(groundOf, my, their);
        for (const place of candidates) {
          const [together, ...alone] = [forBoth, groundOf(my), groundOf(their)].map((each) =>
            meetings(mine, theirs, [place], each).map(({ since }) => since),
          );
          for (const times of alone)
            times.forEach((since, index) => expect(together?.[index]).toBeGreaterThanOrEqual(since));
        }
      }),
    );
    expect(needsOfBoth(['slow', 'seats'], ['slower', 'step-free'])).toEqual(['step-free', 'slower']);
  });
});

describe('What a friend has sent', () => {
  const expected = { ...nobody, picks: ['sea-power', 'owls'], maybe: ['bdrmm'] };
  it.each([
    'https://nightjar.example/my-line-up?picks=sea-power,owls&maybe=bdrmm',
    ' http://localhost:3000/my-line-up?maybe=bdrmm&picks=sea-power%2Cowls&utm=1#friday ',
    'picks=sea-power,owls&maybe=bdrmm',
    'Look: https://nightjar.example/lineup?day=friday&picks=sea-power,owls&maybe=bdrmm',
  ])('is read from %s', (text) => expect(pastedPicks(text)).toEqual(expected));

  it('is read from a list of ids', () => {
    expect(pastedPicks('sea-power,owls')).toEqual({ ...expected, maybe: [] });
    const query = new URLSearchParams('with=sea-power,owls&with-maybe=bdrmm');
    expect(comparedWith(query, new Set(['bdrmm']))).toEqual(expected);
    expect(comparedWith(query, new Set())).toEqual(nobody);
  });

  it.each([
    'with=https://nightjar.example/my-line-up?picks=owls%26needs=slow,step-free',
    'with=owls&with-needs=step-free,slow,wings&needs=lamps',
  ])('has what they need where they have sent it along: %s', (query) =>
    expect(comparedWith(new URLSearchParams(query), new Set(['owls']))).toEqual({
      picks: ['owls'],
      maybe: [],
      needs: ['step-free', 'slow'],
    }),
  );

  it('gives ids alone, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.constantFrom('', '?picks=', '&maybe='), (text, name) => {
        const { picks, maybe } = pastedPicks(`${text}${name}${text}`);
        const odd = [...picks, ...maybe].filter((id) => !/^[a-z0-9][a-z0-9-]{0,63}$/.test(id));
        expect(odd).toEqual([]);
      }),
    );
    expect(pastedPicks(`picks=${'a,'.repeat(1_000_000)}`).picks).toEqual(['a']);
    expect(pastedPicks('\ud800,owls').picks).toEqual(['owls']);
  });
});
