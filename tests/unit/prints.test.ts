import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coloursOf } from '../../pictures/press/looks.ts';
import { isCurrent, type Job } from '../../pictures/press/job.ts';
import { readManifest } from '../../pictures/press/manifest.ts';
import type { Picture } from '../../shared/model/pictures.ts';
import { inks } from '../../shared/look/tokens.ts';
import { pictures } from '../../shared/data/pictures/pictures.ts';

const root = path.join(import.meta.dirname, '../..');

describe('The prints', () => {
  const all: readonly Picture[] = pictures;
  const job: Job = {
    pictures: all,
    coloursOf,
    originals: path.join(root, 'pictures/originals'),
    prints: path.join(root, 'public/pictures'),
    manifest: path.join(root, 'shared/data/pictures/prints.json'),
    log: () => {},
  };
  const weight = async (name: string) => (await stat(path.join(job.prints, name))).size;

  const outOfDate = async (asked: Job): Promise<readonly string[]> => {
    const manifest = await readManifest(job.manifest);
    const stale = await Promise.all(
      all.map(async (one) => ((await isCurrent(asked, one, manifest[one.id])) ? [] : [one.id])),
    );
    return stale.flat();
  };

  it('match the list, the inks and the originals (if not: npm run pictures)', async () => {
    expect(await outOfDate(job)).toEqual([]);
    const manifest = await readManifest(job.manifest);
    expect(Object.keys(manifest).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  it.each(['coral', 'blue', 'paper'] as const)(
    'are all to be printed again that have the %s, when its value changes',
    async (ink) => {
      const house = { ...inks, [ink]: '#ffc83d' };
      const changed = { ...job, coloursOf: (picture: Picture) => coloursOf(picture, house) };
      const printedIn = all.filter((picture) => Object.values(coloursOf(picture)).includes(inks[ink]));
      expect(printedIn.length).toBeGreaterThan(10);
      expect(await outOfDate(changed)).toEqual(printedIn.map(({ id }) => id));
    },
  );

  it('keep within their weight limits, each and all together', async () => {
    // Bytes by width, so that a phone has its first picture within 1.5 seconds on a slow connection.
    const limits: Readonly<Record<string, number>> = {
      309: 15_000,
      400: 15_000,
      460: 20_000,
      560: 30_000,
      600: 26_000,
      618: 35_000,
      800: 43_000,
      900: 60_000,
      1120: 60_000,
      1170: 110_000,
      1200: 140_000,
      1600: 140_000,
      2000: 170_000,
    };
    const weights = await Promise.all(
      (await readdir(job.prints)).map(async (file) => ({ file, bytes: await weight(file) })),
    );
    // A width without a limit counts as too heavy.
    const heavy = weights.filter(({ file, bytes }) => {
      const width = /-(\d+)\.avif$/.exec(file)?.[1];
      return width && bytes > (limits[width] ?? 0);
    });
    expect(heavy).toEqual([]);
    expect(weights.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(36_000_000);
  });
});
