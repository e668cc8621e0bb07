/** The manifest, `prints.json`: the pages read from it what prints a picture has. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { PictureEntry } from '../../shared/model/pictures.ts';
import type { PrintRecord } from '../../shared/model/prints.ts';
import { cutsOf, type Cut } from './sizes.ts';

export type Manifest = Readonly<Record<string, PrintRecord>>;

export function recordOf(picture: PictureEntry, tone: string, made: string): PrintRecord {
  const { whole, tall } = cutsOf(picture);
  const widths = (cut: Cut) => cut.prints.map(({ width }) => width);
  return {
    alt: picture.alt,
    width: picture.width,
    height: picture.height,
    tone,
    widths: widths(whole),
    ...(tall && { tall: { widths: widths(tall) } }),
    made,
  };
}

/** The names of the files that a record stands for. */
export const filesIn = (id: string, { widths, tall }: PrintRecord): string[] => [
  ...widths.map((width) => `${id}-${width}.avif`),
  ...(tall?.widths ?? []).map((width) => `${id}-tall-${width}.avif`),
  `${id}.jpg`,
];

export async function readManifest(file: string): Promise<Manifest> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Manifest) : {};
}

export async function writeManifest(file: string, records: Map<string, PrintRecord>): Promise<void> {
  const sorted = Object.fromEntries([...records].toSorted(([a], [b]) => a.localeCompare(b)));
  const text = `${JSON.stringify(sorted, null, 2)}\n`;
  if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) await writeFile(file, text);
}
