import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');

/** The checksum of each file of a build. */
const sumsOf = (dist: string) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(dist, file)).isFile())
    .toSorted()
    .map(
      (file) =>
        `${file} ${createHash('sha256')
          .update(readFileSync(path.join(dist, file)))
          .digest('hex')}`,
    );

it('Whoever builds these sources, wherever and whenever, gets the same bytes', () => {
  const folder = path.join(root, 'test-results', 'built-again');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['server', 'client', 'shared', 'scripts', 'public', 'package.json', 'tsconfig.json'])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  // Hard links are needed: with a symbolic link, esbuild would write another path for each module.
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), folder]);
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: folder, stdio: 'pipe' });
  const again = sumsOf(path.join(folder, 'dist'));
  expect(again).toEqual(sumsOf(path.join(root, 'dist')));
  expect(again.length).toBeGreaterThan(500);
  rmSync(folder, { recursive: true });
});
