/** Builds of a copy of the sources, in a folder of their own. */
import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..', '..');

export function copySources(folder: string): void {
  for (const name of ['server', 'client', 'shared', 'scripts', 'public', 'package.json', 'tsconfig.json'])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

/** @returns the folder of the build */
export function buildIn(folder: string): string {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: folder, stdio: 'pipe' });
  return path.join(folder, 'dist');
}
