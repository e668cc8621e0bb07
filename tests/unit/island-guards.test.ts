import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(path.join(tmpdir(), 'island-guards-'));
afterAll(() => rmSync(folder, { recursive: true }));

for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'client/tsconfig.json']) {
  cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
}
symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));

/** What a check prints about one file of an otherwise empty project. */
async function check(program: string, args: readonly string[], file: string, text: string): Promise<string> {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  const output = await new Promise<string>((resolve) => {
    const bin = path.join(root, 'node_modules', '.bin', program);
    execFile(bin, args, { cwd: folder }, (_error, stdout) => resolve(stdout));
  });
  rmSync(target);
  return output;
}

/** The modules that the linter does not let a file import. */
async function refused(file: string, modules: readonly string[]): Promise<string[]> {
  const lines = modules.map((module, index) => `export { x as x${index} } from '${module}';`);
  const output = await check('oxlint', ['--format=unix'], file, `${lines.join('\n')}\n`);
  const reports = output.split('\n').filter((line) => line.includes('no-restricted-imports'));
  return reports.map((line) => modules[Number(/:(\d+):/.exec(line)?.[1]) - 1] ?? line);
}

describe('The linter', () => {
  it('lets islands import React, rules and each other, and neither copy nor styles', async () => {
    const allowed = ['react', '../../rules/choice.ts', '../browser/keep-address.ts', './bell-timing.ts'];
    const others = [
      '@emotion/react',
      './bell-styles.ts',
      '../tabs/tabs-styles.ts',
      '../../data/festival.ts',
      '../../addressing/paths.ts',
      '../../look/tokens.ts',
      '../../components/frame/menu.tsx',
      '../../page.ts',
      '../../../server/app.ts',
    ];
    expect(await refused('shared/islands/bell/bell.tsx', [...allowed, ...others])).toEqual(others);
  });

  it('lets an island’s styles import the look and other styles, and no copy', async () => {
    const modules = ['@emotion/react', '../../look/tokens.ts', '../tabs/tab-row-styles.ts'];
    const copy = '../../data/festival.ts';
    expect(await refused('shared/islands/bell/bell-styles.ts', [...modules, copy])).toEqual([copy]);
  });

  it('lets rules import each other, and no copy', async () => {
    const copy = '../data/festival.ts';
    expect(await refused('shared/rules/bell.ts', ['./choice.ts', copy])).toEqual([copy]);
  });
});

describe('The type check of the browser’s code', () => {
  const compile = (text: string) =>
    check('tsc', ['--project', 'client'], 'shared/islands/bell/bell.tsx', text);

  it('refuses emotion’s css prop in an island', async () => {
    expect(await compile('export const Bell = () => <p css={{ color: "red" }}>Ding</p>;\n')).toMatch(
      /bell\.tsx.*'css' does not exist/s,
    );
  });

  it('refuses what only Node has', async () => {
    expect(await compile('export const bell = process.env;\n')).toMatch(/bell\.tsx.*'process'/s);
  });

  it('allows plain markup', async () => {
    expect(await compile('export const Bell = () => <p className="bell">Ding</p>;\n')).toBe('');
  });
});
