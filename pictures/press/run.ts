/** The press at work: which prints are out of date, made one picture at a time, each all or nothing. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { InkPair, Light, Picture } from '../../shared/data/pictures.ts';
import type { PrintRecord } from '../../shared/data/prints.ts';
import { avif, jpeg } from './files.ts';
import { colours, looks } from './looks.ts';
import { findOriginal, lightsOf, openOriginal, type Original } from './original.ts';
import type { Size } from './plane.ts';
import { print } from './screen.ts';
import { separate } from './separation.ts';
import { cutsOf, type Cut, type Print } from './sizes.ts';
import { toneOf } from './tone.ts';

/** To be raised whenever the press itself prints differently: every print is then made again. */
const version = 1;

export type Manifest = Readonly<Record<string, PrintRecord>>;

export interface Job {
  readonly pictures: readonly Picture[];
  /** The only ones to look at now; all by default. */
  readonly only?: ReadonlySet<string> | undefined;
  readonly inksOf: (picture: Picture) => InkPair;
  /** Folders, and the manifest's file. */
  readonly originals: string;
  readonly prints: string;
  readonly manifest: string;
  readonly log: (line: string) => void;
}

export interface Outcome {
  readonly made: readonly string[];
  readonly failed: readonly string[];
  readonly waiting: readonly string[];
}

const lightOf = (picture: Picture): Light => picture.light ?? 'night';
const focusOf = (picture: Picture) => picture.focus ?? ([0.5, 0.5] as const);

/** @throws {Error} for a description that is missing or too long */
function checkDescription({ alt }: Picture): void {
  if (alt.trim() === '') throw new Error('it has no description');
  if (alt.length >= 120)
    throw new Error(`its description has ${alt.length} characters; fewer than 120 are allowed`);
}

interface Source {
  readonly cut: Cut;
  readonly original: Original;
}

/** The originals of a picture's cuts. A tall cut without a composition of its own is cropped from the whole. */
async function sourcesOf(picture: Picture, folder: string): Promise<Source[] | undefined> {
  const file = await findOriginal(folder, picture.id);
  if (!file) return undefined;
  const { whole, tall } = cutsOf(picture);
  const original = await openOriginal(folder, file);
  if (!tall) return [{ cut: whole, original }];
  const own = await findOriginal(folder, tall.original);
  return [
    { cut: whole, original },
    { cut: tall, original: own ? await openOriginal(folder, own) : original },
  ];
}

/** Prints a cut at a width; where no quality keeps to the limit the screen gets coarser. */
async function printOne(picture: Picture, pair: InkPair, { original }: Source, target: Print) {
  const size: Size = { width: target.width, height: target.height };
  const inks = separate(await lightsOf(original, size, focusOf(picture)), looks[lightOf(picture)]);
  for (let { pitch, softness } = target.screen; ; pitch *= 1.12, softness *= 1.1) {
    const pixels = print(size, inks, colours(pair), { pitch, softness });
    const bytes = await avif(pixels, size, target.limit);
    if (bytes) return { pixels, bytes, size };
  }
}

/** A picture's scratch files, moved to their place together at the end. */
async function makePicture(
  job: Job,
  picture: Picture,
  sources: readonly Source[],
  made: string,
): Promise<PrintRecord> {
  const pair = job.inksOf(picture);
  const scratch = await mkdtemp(path.join(job.prints, '.press-'));
  try {
    let tone = '';
    for (const source of sources) {
      for (const target of source.cut.prints) {
        const { bytes, pixels, size } = await printOne(picture, pair, source, target);
        tone ||= toneOf(pixels, pair);
        await writeFile(path.join(scratch, `${target.name}.avif`), bytes);
        job.log(`  ${target.name} ${size.width} × ${size.height}, ${Math.round(bytes.length / 1000)} KB`);
      }
      const { fallback } = source.cut;
      const inks = separate(
        await lightsOf(source.original, fallback, focusOf(picture)),
        looks[lightOf(picture)],
      );
      await writeFile(
        path.join(scratch, `${fallback.name}.jpg`),
        await jpeg(print(fallback, inks, colours(pair), fallback.screen), fallback),
      );
    }
    await Promise.all(
      fileNames(picture).map((name) => rename(path.join(scratch, name), path.join(job.prints, name))),
    );
    return recordOf(picture, tone, made);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function recordOf(picture: Picture, tone: string, made: string): PrintRecord {
  const { whole, tall } = cutsOf(picture);
  const widths = (cut: Cut) => cut.prints.map(({ width }) => width);
  return {
    alt: picture.alt,
    width: picture.width,
    height: picture.height,
    tone,
    widths: widths(whole),
    ...(tall && { tall: { width: tall.fallback.width, height: tall.fallback.height, widths: widths(tall) } }),
    made,
  };
}

/** All the files that a picture's prints are. */
export function fileNames(picture: Picture): string[] {
  return Object.values(cutsOf(picture)).flatMap((cut) => [
    ...cut.prints.map(({ name }) => `${name}.avif`),
    `${cut.fallback.name}.jpg`,
  ]);
}

function hashOf(job: Job, picture: Picture, sources: readonly Source[]): string {
  const hash = createHash('sha256');
  const { width, height, fillsScreen } = picture;
  hash.update(
    JSON.stringify([
      version,
      job.inksOf(picture),
      lightOf(picture),
      focusOf(picture),
      width,
      height,
      fillsScreen,
    ]),
  );
  for (const { original } of sources) hash.update(original.file).update(original.bytes);
  return hash.digest('hex').slice(0, 16);
}

export async function readManifest(file: string): Promise<Manifest> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Manifest) : {};
}

async function writeManifest(file: string, records: Map<string, PrintRecord>): Promise<void> {
  const sorted = Object.fromEntries([...records].toSorted(([one], [other]) => one.localeCompare(other)));
  const text = `${JSON.stringify(sorted, null, 2)}\n`;
  if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) await writeFile(file, text);
}

/** Takes away the prints of pictures that the list no longer has. */
async function removeUnlisted(job: Job, records: Map<string, PrintRecord>): Promise<void> {
  const listed = new Set(job.pictures.map(({ id }) => id));
  for (const [id, { width, height, tall }] of records) {
    if (listed.has(id)) continue;
    const files = fileNames({
      id,
      width,
      height,
      section: 'home',
      alt: '',
      ...(tall && { fillsScreen: true }),
    });
    await Promise.all(files.map((name) => rm(path.join(job.prints, name), { force: true })));
    records.delete(id);
    job.log(`${id}: no longer listed, its prints are removed`);
  }
}

/** Makes what is out of date. A picture that fails is named and leaves the others alone. */
export async function run(job: Job): Promise<Outcome> {
  const records = new Map(Object.entries(await readManifest(job.manifest)));
  const [made, failed, waiting]: [string[], string[], string[]] = [[], [], []];
  await mkdir(job.prints, { recursive: true });
  await removeUnlisted(job, records);
  for (const [index, picture] of job.pictures.entries()) {
    if (job.only && !job.only.has(picture.id)) continue;
    try {
      checkDescription(picture);
      const sources = await sourcesOf(picture, job.originals);
      if (!sources) {
        if (!existsSync(path.join(job.prints, `${picture.id}.svg`)))
          throw new Error(`no original: ${picture.id}.jpg or ${picture.id}.planes.avif is missing`);
        waiting.push(picture.id);
        continue;
      }
      const hash = hashOf(job, picture, sources);
      const before = records.get(picture.id);
      if (
        before?.made === hash &&
        fileNames(picture).every((name) => existsSync(path.join(job.prints, name)))
      ) {
        records.set(picture.id, recordOf(picture, before.tone, hash));
        continue;
      }
      job.log(`${picture.id} (${index + 1} of ${job.pictures.length})`);
      records.set(picture.id, await makePicture(job, picture, sources, hash));
      made.push(picture.id);
      await writeManifest(job.manifest, records);
    } catch (error) {
      failed.push(picture.id);
      job.log(`${picture.id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await writeManifest(job.manifest, records);
  return { made, failed, waiting };
}
