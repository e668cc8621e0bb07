/** Runs the press: makes outdated prints, picture by picture. A picture's files are replaced together. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PictureEntry } from '../../shared/model/pictures.ts';
import type { PrintRecord } from '../../shared/model/prints.ts';
import { avif, jpeg } from './files.ts';
import { looks, type Colours } from './looks.ts';
import { hashOf, lightOf, originalOf, sourcesOf, type Job, type Source } from './job.ts';
import { filesIn, readManifest, recordOf, writeManifest } from './manifest.ts';
import { lightsOf } from './original.ts';
import type { Size } from './plane.ts';
import { print } from './screen.ts';
import { separate } from './separation.ts';
import { filesOf, type Print } from './sizes.ts';
import { toneOf } from './tone.ts';

export interface Outcome {
  readonly made: readonly string[];
  readonly failed: readonly string[];
}

/** @throws {Error} for a description that is missing or too long */
function checkDescription({ alt }: PictureEntry): void {
  if (alt.trim() === '') throw new Error('it has no description');
  if (alt.length >= 120)
    throw new Error(`its description has ${alt.length} characters; fewer than 120 are allowed`);
}

/** A picture's inks at the size of a print. */
const inksAt = async (picture: PictureEntry, { cut, original }: Source, size: Size) =>
  separate(await lightsOf(original, size, cut.position), looks[lightOf(picture)]);

/** Makes one print. While it exceeds its limit even at the lowest quality, its screen gets coarser. */
async function printOne(picture: PictureEntry, colours: Colours, source: Source, target: Print) {
  const size: Size = { width: target.width, height: target.height };
  const inks = await inksAt(picture, source, size);
  for (let { pitch, softness } = target.screen; ; pitch *= 1.12, softness *= 1.1) {
    const pixels = print(size, inks, colours, { ...target.screen, pitch, softness });
    const bytes = await avif(pixels, size, target.limit);
    if (bytes) return { pixels, bytes, size };
  }
}

/**
 * Makes a picture's prints in a scratch folder, outside of the website, then copies them all to their place.
 * @param current its record, if the prints that it has are up to date: then only missing ones are made
 */
async function makePicture(
  job: Job,
  picture: PictureEntry,
  sources: readonly Source[],
  made: string,
  current: PrintRecord | undefined,
): Promise<PrintRecord> {
  const colours = job.coloursOf(picture);
  const scratch = await mkdtemp(path.join(tmpdir(), 'press-'));
  const isMissing = (file: string) => !current || !existsSync(path.join(job.prints, file));
  try {
    let tone = current?.tone ?? '';
    for (const source of sources) {
      for (const target of source.cut.prints) {
        if (!isMissing(`${target.name}.avif`)) continue;
        const { bytes, pixels, size } = await printOne(picture, colours, source, target);
        tone ||= toneOf(pixels, colours);
        await writeFile(path.join(scratch, `${target.name}.avif`), bytes);
        job.log(`  ${target.name} ${size.width} × ${size.height}, ${Math.round(bytes.length / 1000)} KB`);
      }
      const { fallback } = source.cut;
      if (!fallback || !isMissing(`${fallback.name}.jpg`)) continue;
      const inks = await inksAt(picture, source, fallback);
      await writeFile(
        path.join(scratch, `${fallback.name}.jpg`),
        await jpeg(print(fallback, inks, colours, fallback.screen), fallback),
      );
    }
    await Promise.all(
      (await readdir(scratch)).map((name) => copyFile(path.join(scratch, name), path.join(job.prints, name))),
    );
    return recordOf(picture, tone, made);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/**
 * Removes the files of a record except those to keep: of a picture no
 * longer listed, or of widths no longer printed.
 */
const removeFiles = (job: Job, id: string, record: PrintRecord, keep: readonly string[] = []) =>
  Promise.all(
    filesIn(id, record)
      .filter((name) => !keep.includes(name))
      .map((name) => rm(path.join(job.prints, name), { force: true })),
  );

async function removeUnlisted(job: Job, records: Map<string, PrintRecord>): Promise<void> {
  const listed = new Set(job.pictures.map(({ id }) => id));
  for (const [id, record] of records) {
    if (listed.has(id)) continue;
    await removeFiles(job, id, record);
    records.delete(id);
    job.log(`${id}: no longer listed, its prints are removed`);
  }
}

/** Makes the prints that are out of date. If a picture fails, its error is logged, and the others go on. */
export async function run(job: Job): Promise<Outcome> {
  const records = new Map(Object.entries(await readManifest(job.manifest)));
  const [made, failed]: [string[], string[]] = [[], []];
  await mkdir(job.prints, { recursive: true });
  await removeUnlisted(job, records);
  for (const [index, picture] of job.pictures.entries()) {
    if (job.only && !job.only.has(picture.id)) continue;
    try {
      checkDescription(picture);
      const sources = await sourcesOf(picture, job.originals);
      if (!sources)
        throw new Error(
          `it has no original: ${originalOf(picture)}.jpg or ${originalOf(picture)}.planes.avif is missing`,
        );
      const hash = hashOf(job, picture, sources);
      const before = records.get(picture.id);
      const current = before?.made === hash ? before : undefined;
      if (current && filesOf(picture).every((name) => existsSync(path.join(job.prints, name)))) {
        records.set(picture.id, recordOf(picture, current.tone, hash));
        continue;
      }
      job.log(`${picture.id} (${index + 1} of ${job.pictures.length})`);
      records.set(picture.id, await makePicture(job, picture, sources, hash, current));
      if (before) await removeFiles(job, picture.id, before, filesOf(picture));
      made.push(picture.id);
      await writeManifest(job.manifest, records);
    } catch (error) {
      failed.push(picture.id);
      job.log(`${picture.id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await writeManifest(job.manifest, records);
  return { made, failed };
}
