import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coloursOf } from '../../pictures/press/looks.ts';
import type { Job } from '../../pictures/press/job.ts';
import { readManifest } from '../../pictures/press/manifest.ts';
import { run } from '../../pictures/press/run.ts';
import { filesOf } from '../../pictures/press/sizes.ts';
import type { PictureEntry } from '../../shared/model/pictures.ts';

/** A photograph of every brightness. */
function photograph(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      pixels.fill((255 * (x + y)) / (width + height), (y * width + x) * 3, (y * width + x + 1) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}

const picture = (id: string, changes: Partial<PictureEntry> = {}): PictureEntry => ({
  id,
  // The original is low and small, because printing time grows with the pixels.
  width: 1000,
  height: 40,
  small: true,
  section: 'home',
  alt: `What ${id} shows.`,
  ...changes,
});

describe('The press', () => {
  let folder = '';
  const lines: string[] = [];
  /** Unfinished files among the prints, as a run may be stopped at any moment. */
  const unfinished: string[] = [];
  const job = (list: readonly PictureEntry[]): Job => ({
    pictures: list,
    coloursOf,
    originals: path.join(folder, 'originals'),
    prints: path.join(folder, 'prints'),
    manifest: path.join(folder, 'prints.json'),
    log(line) {
      lines.push(line);
      if (existsSync(this.prints))
        unfinished.push(...readdirSync(this.prints).filter((name) => !/\.(avif|jpg)$/.test(name)));
    },
  });
  const good = [picture('first'), picture('second')];
  const bad = [
    picture('missing'),
    picture('text'),
    picture('small'),
    picture('heavy'),
    picture('silent', { alt: ' ' }),
    picture('twofold'),
  ];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'press-'));
    const originals = path.join(folder, 'originals');
    await mkdir(originals);
    for (const id of ['first', 'second', 'silent', 'twofold'])
      await writeFile(path.join(originals, `${id}.jpg`), await photograph(700, 700));
    await writeFile(path.join(originals, 'twofold.planes.avif'), 'the drawing that the photograph replaces');
    await writeFile(path.join(originals, 'text.jpg'), 'not a picture');
    await writeFile(path.join(originals, 'small.jpg'), await photograph(320, 700));
    await writeFile(path.join(originals, 'heavy.png'), Buffer.alloc(250_000));
    await run(job([...bad.slice(0, 3), ...good, ...bad.slice(3)]));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('names each picture’s fault, prints the others, and leaves no unfinished files', async () => {
    const lineOf = (id: string) => lines.find((line) => line.startsWith(`${id}:`)) ?? '';
    expect(lineOf('missing')).toContain('no original');
    expect(lineOf('text')).toContain('not an image');
    expect(lineOf('small')).toContain('320 × 700');
    expect(lineOf('heavy')).toContain('at most 200 KB');
    expect(lineOf('silent')).toContain('no description');
    expect(lineOf('twofold')).toContain('two originals, twofold.planes.avif and twofold.jpg');
    expect(Object.keys(await readManifest(job(good).manifest))).toEqual(['first', 'second']);
    const files = await readdir(path.join(folder, 'prints'));
    expect(files.toSorted()).toEqual(good.flatMap(filesOf).toSorted());
    expect(unfinished).toEqual([]);
  });

  it('prints nothing again when nothing changes but a description, which the manifest takes over', async () => {
    const file = path.join(folder, 'prints/first-600.avif');
    const before = await stat(file);
    const outcome = await run(job([picture('first', { alt: 'Said better.' }), picture('second')]));
    expect(outcome.made).toEqual([]);
    expect((await readManifest(job(good).manifest))['first']?.alt).toBe('Said better.');
    expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
  });

  it('makes only missing widths, and removes files of widths and pictures no longer printed', async () => {
    const manifest = path.join(folder, 'prints.json');
    const prints = path.join(folder, 'prints');
    const before = await readManifest(manifest);
    const { second } = before;
    if (!second) throw new Error('second has no record');
    const former = { ...second, widths: [...second.widths.slice(1), 777] };
    await writeFile(manifest, JSON.stringify({ ...before, second: former }));
    await rm(path.join(prints, 'second-400.avif'));
    await writeFile(path.join(prints, 'second-777.avif'), '');
    const largest = await stat(path.join(prints, 'second-1120.avif'));
    await run(job([picture('second')]));
    expect((await readdir(prints)).toSorted()).toEqual(filesOf(picture('second')).toSorted());
    expect((await readManifest(manifest))['second']).toEqual(second);
    expect((await stat(path.join(prints, 'second-1120.avif'))).mtimeMs).toBe(largest.mtimeMs);
  });
});
