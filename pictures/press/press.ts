/**
 * `npm run pictures` makes the prints that are out of date; `npm run pictures -- ID…` only those of these
 * pictures. `--proof FOLDER [--width 800]` writes proofs (PNG) to a folder instead.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { PictureEntry } from '../../shared/model/pictures.ts';
import { pictures } from '../../shared/data/pictures/pictures.ts';
import { suggestion } from '../../shared/rules/text/nearest.ts';
import { coloursOf, looks } from './looks.ts';
import { findOriginal, lightsOf, openOriginal } from './original.ts';
import { originalOf } from './job.ts';
import { run } from './run.ts';
import { print } from './screen.ts';
import { separate } from './separation.ts';

const root = path.join(import.meta.dirname, '../..');
const originals = path.join(root, 'pictures/originals');
const log = (line: string) => void process.stdout.write(`${line}\n`);

async function proof(picture: PictureEntry, folder: string, width: number): Promise<void> {
  const file = await findOriginal(originals, originalOf(picture));
  if (!file) {
    log(`${picture.id}: it has no original`);
    return;
  }
  const size = { width, height: Math.round((width * picture.height) / picture.width) };
  const lights = await lightsOf(await openOriginal(originals, file), size);
  const pixels = print(size, separate(lights, looks[picture.light ?? 'night']), coloursOf(picture), {
    pitch: 3.9,
    softness: 0.3,
  });
  await sharp(pixels, { raw: { ...size, channels: 3 } })
    .png()
    .toFile(path.join(folder, `${picture.id}.png`));
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { proof: { type: 'string' }, width: { type: 'string', default: '800' } },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log(`${reason}\nUse: npm run pictures -- [ID…] [--proof FOLDER [--width PIXELS]]`);
    return process.exit(1);
  }
}

const { values, positionals } = readArguments();
const all: readonly PictureEntry[] = pictures;
const unknown = positionals.filter((id) => !all.some((picture) => picture.id === id));
for (const id of unknown)
  log(
    `${id}: shared/data/pictures/ has no entry with this id${suggestion(
      id,
      all.map((picture) => picture.id),
    )}`,
  );
const chosen = positionals.length > 0 ? all.filter(({ id }) => positionals.includes(id)) : all;

if (values.proof !== undefined) {
  await mkdir(values.proof, { recursive: true });
  for (const picture of chosen) await proof(picture, values.proof, Number(values.width));
} else {
  const { made, failed } = await run({
    pictures: all,
    only: positionals.length > 0 ? new Set(positionals) : undefined,
    coloursOf,
    originals,
    prints: path.join(root, 'public/pictures'),
    manifest: path.join(root, 'shared/data/pictures/prints.json'),
    log,
  });
  if (made.length > 0) log(`${made.length} printed.`);
  else if (failed.length + unknown.length === 0)
    log('Nothing to print: every print matches its entry, its original and the inks.');
  if (failed.length > 0)
    log(
      `${failed.length} failed: ${failed.join(', ')}. The files are in pictures/originals/, the entries in shared/data/pictures/`,
    );
  if (failed.length + unknown.length > 0) process.exitCode = 1;
}
