/** What a run of the press is asked for, what its prints are made of, and whether they are still true. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { InkPair, Light, Picture } from '../../shared/data/pictures/picture-entry.ts';
import type { PrintRecord } from '../../shared/data/pictures/prints.ts';
import { findOriginal, openOriginal, type Original } from './original.ts';
import { cutsOf, filesOf, type Cut } from './sizes.ts';

/** To be raised whenever the press itself prints differently: every print is then made again. */
const version = 2;

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

export const lightOf = (picture: Picture): Light => picture.light ?? 'night';
export const focusOf = (picture: Picture) => picture.focus ?? ([0.5, 0.5] as const);

export interface Source {
  readonly cut: Cut;
  readonly original: Original;
}

/** The originals of a picture's cuts. A tall cut without a composition of its own is cropped from the whole. */
export async function sourcesOf(picture: Picture, folder: string): Promise<Source[] | undefined> {
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

export function hashOf(job: Job, picture: Picture, sources: readonly Source[]): string {
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

/** Whether a picture's prints are all there and made of what the list and the originals say today. */
export async function isCurrent(
  job: Job,
  picture: Picture,
  record: PrintRecord | undefined,
): Promise<boolean> {
  const sources = await sourcesOf(picture, job.originals);
  return (
    sources !== undefined &&
    record?.made === hashOf(job, picture, sources) &&
    record.alt === picture.alt &&
    filesOf(picture).every((name) => existsSync(path.join(job.prints, name)))
  );
}
