/** Makes sure that tests see this checkout's build. It runs before all tests that read `dist/`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Manifest } from '../server/assets/assets.ts';

const root = path.join(import.meta.dirname, '..');
const manifestFile = path.join(root, 'dist', 'manifest.json');

/** Everything that the build depends on; the last entry changes when packages are installed. */
const sources = [
  'server',
  'client',
  'shared',
  'public',
  'scripts',
  'tsconfig.json',
  'node_modules/.package-lock.json',
].map((name) => path.join(root, name));

/** A folder's own time changes when a file in it is removed or renamed. */
const lastChange = (source: string): number => {
  const within = statSync(source).isDirectory()
    ? readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => path.join(source, name))
    : [];
  return Math.max(...[source, ...within].map((file) => statSync(file).mtimeMs));
};

function isFresh(): boolean {
  if (!existsSync(manifestFile)) return false;
  const { compressed, festival } = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  if (festival !== 'shared/data') return false;
  // A build of `npm run dev` compresses nothing, and must not be tested.
  if (compressed.length === 0) return false;
  return statSync(manifestFile).mtimeMs > Math.max(...sources.map(lastChange));
}

/** Builds `dist/` unless it is fresh. Vitest calls this. */
export function setup(): void {
  // If two test runs start at once, the second waits here for the first one's build. SQLite is used as a
  // lock, which the system releases when its process ends.
  const lock = new DatabaseSync(path.join(root, 'node_modules', '.build-lock'), { timeout: 60_000 });
  lock.exec('BEGIN EXCLUSIVE');
  try {
    if (!isFresh()) {
      const script = path.join(root, 'scripts', 'build.ts');
      execFileSync(process.execPath, ['--import', 'tsx', script], { cwd: root, stdio: 'inherit' });
    }
  } finally {
    lock.close();
  }
}

if (import.meta.main) setup();
