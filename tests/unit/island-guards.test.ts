import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(path.join(tmpdir(), 'island-guards-'));
afterAll(() => rmSync(folder, { recursive: true }));

for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'client/tsconfig.json']) {
  cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
}
symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));

/** Writes files into an otherwise empty project. @returns what a check prints about them, line by line */
async function check(
  program: string,
  args: readonly string[],
  files: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const output = await new Promise<string>((resolve) => {
    const bin = path.join(root, 'node_modules', '.bin', program);
    execFile(bin, args, { cwd: folder }, (_error, stdout) => resolve(stdout));
  });
  for (const file of Object.keys(files)) rmSync(path.join(folder, file));
  return output.split('\n').filter(Boolean);
}

/** What a file may import, and what it must not. */
const imports: Readonly<
  Record<string, { readonly may: readonly string[]; readonly not: readonly string[] }>
> = {
  'shared/islands/bell/bell.tsx': {
    may: ['react', '../../rules/choice.ts', '../browser/keep-address.ts', './bell-timing.ts'],
    not: [
      '@emotion/react',
      './bell-styles.ts',
      '../tabs/tabs-styles.ts',
      '../../data/festival.ts',
      '../../addressing/paths.ts',
      '../../look/tokens.ts',
      '../../components/frame/menu.tsx',
      '../../page.ts',
      '../../../server/app.ts',
    ],
  },
  'shared/islands/bell/bell-styles.ts': {
    may: ['@emotion/react', '../../look/tokens.ts', '../tabs/tab-row-styles.ts'],
    not: ['../../data/festival.ts'],
  },
  'shared/rules/bell.ts': { may: ['./choice.ts'], not: ['../data/festival.ts'] },
};

describe('The linter', () => {
  let output: readonly string[] = [];
  const modulesOf = (file: string) => [...(imports[file]?.may ?? []), ...(imports[file]?.not ?? [])];

  beforeAll(async () => {
    const texts = Object.keys(imports).map((file) => {
      const lines = modulesOf(file).map((module, index) => `export { x as x${index} } from '${module}';\n`);
      return [file, lines.join('')] as const;
    });
    output = await check('oxlint', ['--format=unix'], Object.fromEntries(texts));
  });

  it.each([
    [
      'islands import React, rules and each other, and neither copy nor styles',
      'shared/islands/bell/bell.tsx',
    ],
    [
      'an island’s styles import the look and other styles, and no copy',
      'shared/islands/bell/bell-styles.ts',
    ],
    ['rules import each other, and no copy', 'shared/rules/bell.ts'],
  ])('lets %s', (_what, file) => {
    const refused = output
      .filter((line) => line.includes(`${file}:`) && line.includes('no-restricted-imports'))
      .map((line) => modulesOf(file)[Number(/:(\d+):/.exec(line)?.[1]) - 1] ?? line);
    expect(refused).toEqual(imports[file]?.not);
  });
});

describe('The type check of the browser’s code', () => {
  let output: readonly string[] = [];

  beforeAll(async () => {
    output = await check('tsc', ['--project', 'client'], {
      'shared/islands/bell/styled.tsx': 'export const Bell = () => <p css={{ color: "red" }}>Ding</p>;\n',
      'shared/islands/bell/bell.ts': 'export const bell = process.env;\n',
      'shared/islands/bell/plain.tsx': 'export const Bell = () => <p className="bell">Ding</p>;\n',
    });
  });
  const about = (file: string) =>
    output.filter((line) => line.startsWith(`shared/islands/bell/${file}`)).join();

  it('refuses emotion’s css prop in an island', () => expect(about('styled.tsx')).toContain('{ css:'));

  it('refuses what only Node has', () => expect(about('bell.ts')).toContain("'process'"));

  it('allows plain markup', () => expect(about('plain.tsx')).toBe(''));
});
