import { expect, it } from 'vitest';
import { createFestival } from '../../../shared/festival/create-festival.ts';
import { listedSets } from '../../../shared/rules/programme/running-entries.ts';
import { sampleFestival } from '../../sample-festival/sample-festival.ts';

it('The schedule of a festival without a concert has all that happens', () => {
  const { sets } = createFestival(sampleFestival({ lineUp: [], profiles: [], concerts: [], schedule: [] }));
  expect(sets.map(({ id }) => id)).toContain('tides');
  expect(listedSets([], sets)).toEqual(sets);
});
