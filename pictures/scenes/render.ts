/**
 * `npm run scenes -- ID…` renders scenes to `pictures/originals/ID.planes.avif`; `--look FOLDER` writes quick
 * previews (PNG, 40 %) to a folder instead. Needs Blender 3.4 or newer on the PATH.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

const here = import.meta.dirname;
const originals = path.join(here, '../originals');
/** In bytes, a little below the press's limit for originals. */
const heaviest = 195_000;

/** @throws {Error} when Blender is missing or a scene fails */
function blender(name: string, out: string, look: boolean): Promise<void> {
  // A tall cut has the same scene as the whole picture.
  const isTall = name.endsWith('-tall');
  const scene = path.join(here, `${name.replace(/-tall$/, '')}.py`);
  // Without --python-exit-code, Blender exits with 0 after a Python error.
  const options = [
    '-b',
    '-noaudio',
    '--factory-startup',
    '--python-use-system-env',
    '--python-exit-code',
    '1',
  ];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(
    'blender',
    [...options, '-P', scene, '--', `out=${out}`, ...(look ? ['look=1'] : []), ...(isTall ? ['tall=1'] : [])],
    {
      env: { ...process.env, PYTHONPATH: here, PYTHONDONTWRITEBYTECODE: '1' },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  child.on('error', reject);
  child.on('close', (code) =>
    code === 0 ? resolve() : reject(new Error(output.split('\n').slice(-12).join('\n'))),
  );
  return promise;
}

/** The planes as AVIF, in the best quality below the limit. */
async function compressed(file: string): Promise<Buffer> {
  for (let quality = 78; ; quality -= 6) {
    const bytes = await sharp(file)
      .removeAlpha()
      .avif({ quality, effort: 4, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (bytes.length <= heaviest || quality < 30) return bytes;
  }
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { look: { type: 'string' } } });
const folder = await mkdtemp(path.join(tmpdir(), 'scenes-'));
await mkdir(values.look ?? originals, { recursive: true });
for (const name of positionals) {
  const began = performance.now();
  const out = values.look ? path.resolve(values.look, `${name}.png`) : path.join(folder, `${name}.png`);
  try {
    await blender(name, out, values.look !== undefined);
    if (!values.look) await writeFile(path.join(originals, `${name}.planes.avif`), await compressed(out));
    const size = (await readFile(values.look ? out : path.join(originals, `${name}.planes.avif`))).length;
    console.log(
      `${name}: ${Math.round((performance.now() - began) / 1000)} s, ${Math.round(size / 1024)} KB`,
    );
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
await rm(folder, { recursive: true });
