import { describe, expect, it } from 'vitest';
import { photoRows } from '../../shared/components/pictures/photo-rows.ts';
import { galleryPhotos } from '../../shared/data/archive/gallery-photos.ts';
import { pastFestivals } from '../../shared/data/archive/past-festivals.ts';
import { printOf } from '../../shared/data/pictures/prints.ts';

describe('A wall of photos', () => {
  const walls = [
    ...pastFestivals.map(({ gallery }) => gallery.slice(1)),
    ...[0, 12, 24, 36, 48].map((first) => galleryPhotos.slice(first, first + 12)),
  ].map((photos) => photos.map((id) => printOf(id).width / printOf(id).height));

  it.each([
    [1.75, 1, 2],
    [3.9, 2, Infinity],
  ])('has rows of about length %s, of %s to %s photos', (length, fewest, most) => {
    for (const wall of walls) {
      const rows = photoRows(wall, length, most);
      expect(rows).toHaveLength(wall.length);
      let first = 0;
      while (first < wall.length) {
        let last = first;
        for (let sum = 0; sum < (rows[first] ?? 0) - 1e-9; last += 1) sum += wall[last] ?? 0;
        expect(last - first).toBeGreaterThanOrEqual(fewest);
        expect(last - first).toBeLessThanOrEqual(most);
        expect(rows[first]).toBeGreaterThan(length * 0.6);
        expect(rows[first]).toBeLessThan(length * 1.6);
        first = last;
      }
    }
  });

  it('breaks where the lengths of its rows differ least', () => {
    expect(photoRows([1, 1, 1, 1], 2)).toEqual([2, 2, 2, 2]);
    expect(photoRows([1.5, 0.8, 1, 1.5, 1], 3)).toEqual([3.3, 3.3, 3.3, 2.5, 2.5]);
    expect(photoRows([1], 4)).toEqual([1]);
    expect(photoRows([], 4)).toEqual([]);
  });
});
