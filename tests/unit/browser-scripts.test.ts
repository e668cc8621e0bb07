import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSurvey } from '../../scripts/client-runtime.ts';

const root = path.join(import.meta.dirname, '..', '..');
const outdir = mkdtempSync(path.join(tmpdir(), 'browser-scripts-'));
afterAll(() => rmSync(outdir, { recursive: true }));

/** What the build reads from a script of `client/` with this text. */
async function survey(contents: string) {
  const { survey: read, dispose } = await createSurvey({
    absWorkingDir: root,
    stdin: { contents, resolveDir: path.join(root, 'client'), loader: 'ts' },
    outdir,
    tsconfig: 'client/tsconfig.json',
    bundle: true,
    format: 'esm',
    metafile: true,
    logLevel: 'silent',
  });
  return read().finally(dispose);
}

describe('The build of the browser’s scripts', () => {
  it('finds the small modules that several islands share', async () => {
    const modules = await survey(`
      import('../shared/islands/tabs/tabs.tsx');
      import('../shared/islands/gallery/gallery.tsx');
    `);
    expect(modules).toContain('shared/islands/browser/plain-click.ts');
    expect(modules).not.toContain('shared/islands/browser/use-live.ts');
  });
});
