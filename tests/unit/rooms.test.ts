import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(path.join(tmpdir(), 'rooms-'));
afterAll(() => rmSync(folder, { recursive: true }));

for (const file of ['oxlint.config.ts', 'package.json', 'tsconfig.json', 'client/tsconfig.json']) {
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

/** What the linter says, of which this much is read here. */
interface Report {
  readonly diagnostics: readonly {
    readonly code: string;
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

/** What a file of each room may import, and what it must not. */
const imports: Readonly<
  Record<string, { readonly may: readonly string[]; readonly not: readonly string[] }>
> = {
  'shared/figures/bell.ts': {
    may: ['./clock.ts'],
    not: ['../data/festival.ts', '../rules/choice.ts', 'react'],
  },
  'shared/data/wording/bell.ts': {
    may: ['../festival.ts', '../../figures/clock.ts'],
    not: ['../../rules/choice.ts', '../../addressing/paths.ts'],
  },
  'shared/rules/programme/bell.ts': {
    may: ['../choice.ts', '../../figures/clock.ts'],
    not: ['../../data/festival.ts', '../../festival/programme.ts', '@emotion/react'],
  },
  'shared/festival/bell.ts': {
    may: ['../data/festival.ts', '../addressing/paths.ts'],
    not: ['../components/frame/menu.tsx', '../islands/index.ts', '../pages/home-page.tsx'],
  },
  'shared/addressing/bell.ts': {
    may: ['../data/festival.ts', '../rules/choice.ts'],
    not: ['../festival/programme.ts', '../page.ts'],
  },
  'shared/look/bell.ts': { may: ['@emotion/react', '../rules/choice.ts'], not: ['../data/festival.ts'] },
  'shared/islands/bell/bell.tsx': {
    may: ['react', '../../rules/choice.ts', '../browser/keep-address.ts'],
    not: [
      '@emotion/react',
      './bell-styles.ts',
      '../../data/festival.ts',
      '../../look/tokens.ts',
      '../../../server/app.ts',
    ],
  },
  'shared/islands/bell/bell-styles.ts': {
    may: ['@emotion/react', '../../look/tokens.ts', '../tabs/tab-row-styles.ts'],
    not: ['../../data/festival.ts'],
  },
  'shared/components/frame/bell.tsx': {
    may: ['@emotion/react', '../../addressing/paths.ts', '../../data/pictures/prints.ts'],
    not: [
      '../../data/festival.ts',
      '../../data/pictures/leads.ts',
      '../../festival/programme.ts',
      '../../routes.tsx',
    ],
  },
  'shared/structured-data/bell.ts': {
    may: ['../festival/programme.ts', '../data/festival.ts'],
    not: ['../components/frame/menu.tsx', '../pages/home-page.tsx'],
  },
  'shared/page.ts': { may: ['schema-dts'], not: ['./data/sections.ts', './routes.tsx'] },
  'shared/pages/bell-page.tsx': {
    may: ['../festival/programme.ts', '../components/frame/menu.tsx', '../page.ts'],
    not: ['../routes.tsx', '../../server/app.ts', 'express'],
  },
  'shared/routes.tsx': { may: ['./pages/home-page.tsx'], not: ['../server/app.ts', '../client/print.ts'] },
  'client/bell.ts': {
    may: ['../shared/islands/index.ts', '../shared/figures/clock.ts'],
    not: ['../shared/data/festival.ts', '../server/app.ts', '@emotion/react'],
  },
  'server/bell.ts': { may: ['./pages/render.tsx', '../shared/routes.tsx'], not: ['../client/print.ts'] },
  'server/log/bell.ts': { may: ['./logger.ts'], not: ['../http/headers.ts', '../config.ts'] },
  'server/cache/bell.ts': { may: ['../http/headers.ts'], not: ['../assets/assets.ts'] },
  'server/resources/programme/bell.ts': {
    may: ['../../assets/assets.ts', '../../../shared/pages/offline-page.tsx'],
    not: ['../../pages/render.tsx', '../../app.ts'],
  },
  'server/pages/bell.ts': {
    may: ['../resources/resource.ts', '../../shared/pages/offline-page.tsx'],
    not: ['../app.ts', '../../client/print.ts'],
  },
};

describe('The linter', () => {
  let output: readonly string[] = [];
  const modulesOf = (file: string) => [...(imports[file]?.may ?? []), ...(imports[file]?.not ?? [])];

  beforeAll(async () => {
    const texts = Object.keys(imports).map((file) => {
      const lines = modulesOf(file).map((module, index) => `export { x as x${index} } from '${module}';\n`);
      return [file, lines.join('')] as const;
    });
    output = await check('oxlint', ['--format=json'], Object.fromEntries(texts));
  });

  it.each(Object.entries(imports))('holds %s to the direction of its room', (file, { not }) => {
    const { diagnostics } = JSON.parse(output.join('\n')) as Report;
    const refused = diagnostics.filter(
      ({ filename, code }) => filename === file && code.includes('no-restricted-imports'),
    );
    const modules = refused.map(({ labels: [label] }) => modulesOf(file)[(label?.span.line ?? 0) - 1]);
    expect(modules).toEqual(not);
  });
});

it('The type check of the browser’s code refuses emotion’s css prop and what only Node has, and allows plain markup', async () => {
  const output = await check('tsc', ['--project', 'client'], {
    'shared/islands/bell/styled.tsx': 'export const Bell = () => <p css={{ color: "red" }}>Ding</p>;\n',
    'shared/islands/bell/bell.ts': 'export const bell = process.env;\n',
    'shared/islands/bell/plain.tsx': 'export const Bell = () => <p className="bell">Ding</p>;\n',
  });
  expect(output).toContainEqual(expect.stringMatching(/styled\.tsx.*\{ css:/));
  expect(output).toContainEqual(expect.stringMatching(/bell\.ts.*'process'/));
  expect(output.join()).not.toContain('plain.tsx');
});
