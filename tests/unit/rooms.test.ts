import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(path.join(tmpdir(), 'rooms-'));
afterAll(() => rmSync(folder, { recursive: true }));

for (const file of ['oxlint.config.ts', 'package.json', 'tsconfig.json', 'client/tsconfig.json']) {
  cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
}
symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));

/**
 * Writes files into an otherwise empty project, and runs a check.
 * @returns its output about them, line by line
 */
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

/** Imports that are forbidden in each folder. The linter's check of the sources shows the allowed ones. */
const forbidden: Readonly<Record<string, readonly string[]>> = {
  'shared/model/bell.ts': ['../figures/money.ts', '../data/edition.ts', 'react'],
  'shared/figures/bell.ts': ['../data/edition.ts', '../rules/day-choice.ts', 'react'],
  'shared/wording/bell.ts': ['../data/edition.ts', '../rules/day-choice.ts'],
  'shared/data/wording/bell.ts': ['../../rules/day-choice.ts', '../../addressing/paths.ts'],
  'examples/saltmarsh/bell.ts': ['../../shared/data/edition.ts', '../../server/app.ts'],
  'shared/rules/bell.ts': ['../data/edition.ts', '../festival/programme.ts', '@emotion/react'],
  'shared/festival/bell.ts': ['../data/content.ts', '../components/frame/header.tsx', '../islands/index.ts'],
  'shared/addressing/bell.ts': ['../data/edition.ts', '../festival/programme.ts', '../page.ts'],
  'shared/look/bell.ts': ['../data/edition.ts', '../wording/labels.ts'],
  'shared/islands/bell/bell.tsx': ['@emotion/react', './bell-styles.ts', '../../data/edition.ts'],
  'shared/islands/bell/bell-styles.ts': ['../../data/edition.ts'],
  'shared/components/bell.tsx': ['../data/edition.ts', '../wording/labels.ts', '../routes.tsx'],
  'shared/structured-data/bell.ts': ['../data/edition.ts', '../festival/needs.ts', '../pages/bell.tsx'],
  'shared/page.ts': ['./data/sections.ts', './routes.tsx'],
  'shared/pages/bell-page.tsx': ['../data/edition.ts', '../routes.tsx', '../../server/app.ts', 'express'],
  'shared/routes.tsx': ['./data/content.ts', '../server/app.ts', '../client/print.ts'],
  'client/bell.ts': ['../shared/data/edition.ts', '../server/app.ts', '@emotion/react'],
  'server/bell.ts': ['../client/print.ts'],
  'server/log/bell.ts': ['../http/headers.ts', '../config.ts'],
  'server/cache/bell.ts': ['../assets/assets.ts'],
  'server/resources/programme/bell.ts': ['../../pages/render.tsx', '../../app.ts'],
  'server/app.ts': ['../shared/data/content.ts', '../examples/saltmarsh/content.ts'],
  'tests/http/bell.ts': ['../../shared/data/content.ts'],
  'server/pages/bell.ts': ['../../shared/data/content.ts', '../app.ts', '../../client/print.ts'],
};

describe('The linter', async () => {
  const texts = Object.entries(forbidden).map(([file, modules]) => {
    const lines = modules.map((module, index) => `export { x as x${index} } from '${module}';\n`);
    return [file, lines.join('')] as const;
  });
  const output = await check('oxlint', ['--format=unix'], Object.fromEntries(texts));

  it.each(Object.entries(forbidden))('holds %s to the direction of its room', (file, modules) => {
    // As `client/bell.ts:2:1: 'x1' …`
    const refused = output.filter(
      (line) => line.startsWith(`${file}:`) && line.includes('no-restricted-imports'),
    );
    expect(refused.map((line) => modules[Number(line.split(':')[1]) - 1])).toEqual(modules);
  });
});

it('The type check of the browser’s code refuses emotion’s css prop and what only Node has', async () => {
  const output = await check('tsc', ['--project', 'client'], {
    'shared/islands/bell/styled.tsx': 'export const Bell = () => <p css={{ color: "red" }}>Ding</p>;\n',
    'shared/islands/bell/bell.ts': 'export const bell = process.env;\n',
  });
  expect(output).toContainEqual(expect.stringMatching(/styled\.tsx.*\{ css:/));
  expect(output).toContainEqual(expect.stringMatching(/bell\.ts.*'process'/));
});
