import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coloursOf } from '../../pictures/press/looks.ts';
import { isCurrent, type Job } from '../../pictures/press/job.ts';
import { readManifest } from '../../pictures/press/manifest.ts';
import type { PictureEntry } from '../../shared/model/pictures.ts';
import { thisFestival } from '../this-edition/nightjar.ts';

const { pictures } = thisFestival;

const root = path.join(import.meta.dirname, '../..');

describe('The prints', () => {
  const all: readonly PictureEntry[] = pictures;
  const job: Job = {
    pictures: all,
    coloursOf,
    originals: path.join(root, 'pictures/originals'),
    prints: path.join(root, 'public/pictures'),
    manifest: path.join(root, 'shared/data/pictures/prints.json'),
    log: () => {},
  };

  it('match the list, the inks and the originals (if not: npm run pictures)', async () => {
    const manifest = await readManifest(job.manifest);
    for (const picture of all)
      expect(await isCurrent(job, picture, manifest[picture.id]), picture.id).toBe(true);
    expect(Object.keys(manifest).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  it('weigh no more together than a repository can hold', async () => {
    const weights = (await readdir(job.prints)).map(
      async (name) => (await stat(path.join(job.prints, name))).size,
    );
    expect((await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(
      36_000_000,
    );
  });
});
