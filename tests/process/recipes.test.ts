import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { debianProgram } from '../../scripts/debian.ts';
import { SiteProcess } from './site-process.ts';

const readme = readFileSync(path.join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
const recipes = readme.match(/^jq .*$/gm) ?? [];
const jq = debianProgram('/usr/bin/jq', 'jq');

describe.skipIf(!jq)('The README’s recipes for the log', () => {
  it('work on a log with and without an unknown address', async () => {
    await using site = await SiteProcess.start();
    const folder = mkdtempSync(path.join(tmpdir(), 'log-'));
    const answers = (changes: (line: string) => string) => {
      const lines = site.log.map((line) => JSON.stringify(line)).join('\n');
      writeFileSync(path.join(folder, 'log'), lines);
      return recipes.map((recipe) =>
        execFileSync('sh', ['-c', changes(recipe)], { cwd: folder, encoding: 'utf8' }),
      );
    };
    await fetch(`${site.origin}/lineup`);
    await expect.poll(() => site.log.some(({ path: asked }) => asked === '/lineup')).toBe(true);
    expect(answers((recipe) => recipe)[1]).toContain('"route": "lineup"');

    const { headers } = await fetch(`${site.origin}/nobody`);
    await expect.poll(() => site.log.some(({ path: asked }) => asked === '/nobody')).toBe(true);
    const id = headers.get('x-request-id') ?? '';
    expect(answers((recipe) => recipe.replace('"ID"', JSON.stringify(id)))).toEqual([
      expect.stringMatching(/^ +1 \/nobody\n$/),
      expect.stringContaining('"slowest"'),
      expect.stringContaining('/nobody'),
    ]);
    rmSync(folder, { recursive: true });
  });
});
