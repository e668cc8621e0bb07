import { expect, it } from 'vitest';
import { festivalByYear } from '../../shared/pages/past-festival-page.tsx';
import { nextShown, shownCounts } from '../../shared/rules/shown-photos.ts';

it('The gallery reaches the last photo, however many there are', () => {
  expect(shownCounts(61)).toEqual(['12', '24', '36', '48', '60', '61']);
  expect(nextShown(60, 61)).toBe(61);
  expect(nextShown(61, 61)).toBeUndefined();
});

it('Past festivals are found by year, and an unknown year leads to the newest festival', () => {
  const festivals: [{ year: number }, { year: number }] = [{ year: 2025 }, { year: 2022 }];
  expect(festivalByYear(festivals, '2022').year).toBe(2022);
  for (const year of ['2019', '02022', 'last', undefined])
    expect(festivalByYear(festivals, year).year).toBe(2025);
});
