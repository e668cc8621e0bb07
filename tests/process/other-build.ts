import { cpSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Manifest } from '../../server/assets/assets.ts';

/** The build under test. */
export const dist = path.join(import.meta.dirname, '..', '..', 'dist');

/** @returns a folder of its own, which the caller removes */
export function copyOfBuild(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'other-build-'));
  cpSync(dist, folder, { recursive: true });
  return folder;
}

export const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;

/** The name of the other build's script. */
export const OTHER_ENTRY = 'entry-ABCDEFGH.js';

/**
 * Makes a build that differs in its name and in the name of the script on every page.
 * @returns its folder
 */
export function otherBuild(): string {
  const folder = copyOfBuild();
  const { build, scripts } = manifestOf(folder);
  const entry = path.basename(scripts.entry ?? '');
  for (const rest of ['', '.br', '.gz'])
    renameSync(path.join(folder, 'assets', entry + rest), path.join(folder, 'assets', OTHER_ENTRY + rest));
  const file = path.join(folder, 'manifest.json');
  const text = readFileSync(file, 'utf8').replaceAll(entry, OTHER_ENTRY).replace(build, 'another');
  writeFileSync(file, text);
  return folder;
}
