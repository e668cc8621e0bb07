import { expect, it } from 'vitest';
import { photoRows } from '../../shared/components/pictures/photo-rows.ts';

it('A wall of photos breaks where the lengths of its rows differ least', () => {
  expect(photoRows([1, 1, 1, 1], 2)).toEqual([2, 2, 2, 2]);
  expect(photoRows([1.5, 0.8, 1, 1.5, 1], 3)).toEqual([3.3, 3.3, 3.3, 2.5, 2.5]);
  expect(photoRows([1], 4)).toEqual([1]);
  expect(photoRows([], 4)).toEqual([]);
});
