/** A run of the press: its options, each picture's originals, and whether its prints are up to date. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Light, PictureEntry } from '../../shared/model/pictures.ts';
import type { PrintRecord } from '../../shared/model/prints.ts';
import { looks, type Colours } from './looks.ts';
import { findOriginal, openOriginal, type Original } from './original.ts';
import { cutsOf, filesOf, isEven, type Cut } from './sizes.ts';

/** Raise it when a change of the press changes the prints: all are then made again. */
const version = 2;

export interface Job {
  readonly pictures: readonly PictureEntry[];
  /** The ids to which the run is limited; all by default. */
  readonly only?: ReadonlySet<string> | undefined;
  readonly coloursOf: (picture: PictureEntry) => Colours;
  /** The folder of the originals. */
  readonly originals: string;
  /** The folder of the prints. */
  readonly prints: string;
  /** The manifest's file. */
  readonly manifest: string;
  readonly log: (line: string) => void;
}

export const lightOf = (picture: PictureEntry): Light => picture.light ?? 'night';

/** The id that the original's file has. */
export const originalOf = ({ id, of }: PictureEntry): string => of ?? id;

export interface Source {
  readonly cut: Cut;
  readonly original: Original;
}

/**
 * A picture's cuts, each with its original. Without an original of
 * its own, the tall cut is cropped from the whole.
 * @returns undefined if the picture has no original
 */
export async function sourcesOf(picture: PictureEntry, folder: string): Promise<Source[] | undefined> {
  const file = await findOriginal(folder, originalOf(picture));
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

/** A hash of all that decides a picture's pixels: colours, tone curves, entry, originals, version. */
export function hashOf(job: Job, picture: PictureEntry, sources: readonly Source[]): string {
  const hash = createHash('sha256');
  const { width, height, fillsScreen } = picture;
  const look = looks[lightOf(picture)];
  const paper = isEven(picture) ? ['even'] : [];
  hash.update(JSON.stringify([version, job.coloursOf(picture), look, width, height, fillsScreen, ...paper]));
  for (const { original } of sources) hash.update(original.file).update(original.bytes);
  return hash.digest('hex').slice(0, 16);
}

/** Whether a picture's prints all exist, and were made from its present entry and originals. */
export async function isCurrent(
  job: Job,
  picture: PictureEntry,
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
