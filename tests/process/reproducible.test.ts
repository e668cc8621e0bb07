import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildIn, copySources, root } from './build-in.ts';

/** The sum of each file of a build. */
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
  copySources(folder);
  // Real files in the place of the link: esbuild writes where each module comes from.
  rmSync(path.join(folder, 'node_modules'));
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), folder]);
  const again = sumsOf(buildIn(folder));
  expect(again).toEqual(sumsOf(path.join(root, 'dist')));
  expect(again.length).toBeGreaterThan(500);
  rmSync(folder, { recursive: true });
});
