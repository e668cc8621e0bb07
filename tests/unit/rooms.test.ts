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
    readonly help: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

/** What a file of each room may import, what it must not, and how the linter says so. */
const imports: Readonly<
  Record<string, { readonly may: readonly string[]; readonly not: readonly string[]; readonly says: string }>
> = {
  'shared/figures/bell.ts': {
    may: ['./clock.ts'],
    not: ['../data/festival.ts', '../rules/choice.ts', '../festival/programme.ts', '../page.ts', 'react'],
    says: 'Figures are the ground floor',
  },
  'shared/data/wording/bell.ts': {
    may: ['../festival.ts', '../../figures/clock.ts'],
    not: [
      '../../rules/choice.ts',
      '../../festival/programme.ts',
      '../../addressing/paths.ts',
      '../../page.ts',
    ],
    says: 'Data imports data, figures',
  },
  'shared/rules/programme/bell.ts': {
    may: ['../choice.ts', '../../figures/clock.ts'],
    not: ['../../data/festival.ts', '../../festival/programme.ts', '../../look/tokens.ts', '@emotion/react'],
    says: 'Rules are pure functions',
  },
  'shared/festival/bell.ts': {
    may: ['../data/festival.ts', '../rules/choice.ts', '../addressing/paths.ts', './programme.ts'],
    not: ['../components/frame/menu.tsx', '../islands/index.ts', '../pages/home-page.tsx', '../routes.tsx'],
    says: 'What the rules make of the data',
  },
  'shared/addressing/bell.ts': {
    may: ['../data/festival.ts', '../rules/choice.ts'],
    not: ['../festival/programme.ts', '../page.ts', '../pages/home-page.tsx', '../routes.tsx'],
    says: 'Addresses are made of data',
  },
  'shared/look/bell.ts': {
    may: ['@emotion/react', '../figures/clock.ts', '../rules/choice.ts'],
    not: ['../data/festival.ts', '../festival/ways.ts', '../components/frame/footer.tsx', '../routes.tsx'],
    says: 'The look imports rules',
  },
  'shared/islands/bell/bell.tsx': {
    may: [
      'react',
      '../../rules/choice.ts',
      '../../figures/clock.ts',
      '../browser/keep-address.ts',
      './bell-timing.ts',
    ],
    not: [
      '@emotion/react',
      './bell-styles.ts',
      '../tabs/tabs-styles.ts',
      '../../data/festival.ts',
      '../../festival/programme.ts',
      '../../addressing/paths.ts',
      '../../look/tokens.ts',
      '../../components/frame/menu.tsx',
      '../../page.ts',
      '../../../server/app.ts',
    ],
    says: 'What an island imports reaches the browser',
  },
  'shared/islands/bell/bell-styles.ts': {
    may: ['@emotion/react', '../../look/tokens.ts', '../tabs/tab-row-styles.ts'],
    not: ['../../data/festival.ts', '../../rules/choice.ts'],
    says: 'An island’s styles are made of the look',
  },
  'shared/components/frame/bell.tsx': {
    may: [
      '@emotion/react',
      '../../rules/choice.ts',
      '../../addressing/paths.ts',
      '../../data/pictures/prints.ts',
    ],
    not: [
      '../../data/festival.ts',
      '../../data/pictures/leads.ts',
      '../../festival/programme.ts',
      '../../structured-data/set-data.ts',
      '../../pages/home-page.tsx',
      '../../routes.tsx',
      '../../../client/print.ts',
    ],
    says: 'Components get their content as props',
  },
  'shared/structured-data/bell.ts': {
    may: ['../festival/programme.ts', '../data/festival.ts'],
    not: ['../components/frame/menu.tsx', '../pages/home-page.tsx', '../routes.tsx'],
    says: 'What machines read is made of the festival',
  },
  'shared/page.ts': {
    may: ['schema-dts'],
    not: ['./data/sections.ts', './festival/programme.ts', './routes.tsx'],
    says: 'The contract of a page',
  },
  'shared/pages/bell-page.tsx': {
    may: ['../festival/programme.ts', '../components/frame/menu.tsx', '../page.ts', './home-page.tsx'],
    not: ['../routes.tsx', '../../server/app.ts', 'express'],
    says: 'Pages know neither the route table',
  },
  'shared/routes.tsx': {
    may: ['./pages/home-page.tsx'],
    not: ['../server/app.ts', '../client/print.ts', 'express'],
    says: 'shared/ knows neither',
  },
  'client/bell.ts': {
    may: ['../shared/islands/index.ts', '../shared/rules/choice.ts', '../shared/figures/clock.ts'],
    not: [
      '../shared/data/festival.ts',
      '../shared/festival/programme.ts',
      '../server/app.ts',
      '@emotion/react',
    ],
    says: 'The browser gets islands',
  },
  'server/bell.ts': {
    may: ['./pages/render.tsx', '../shared/routes.tsx'],
    not: ['../client/print.ts'],
    says: 'The server does not run',
  },
  'server/log/bell.ts': {
    may: ['./logger.ts'],
    not: ['../http/headers.ts', '../cache/recent.ts', '../config.ts'],
    says: 'server/log/ knows only the rooms below it: none.',
  },
  'server/http/bell.ts': {
    may: ['../log/logger.ts'],
    not: ['../cache/recent.ts', '../app.ts'],
    says: 'server/http/ knows only the rooms below it: log.',
  },
  'server/cache/bell.ts': {
    may: ['../http/headers.ts'],
    not: ['../assets/assets.ts'],
    says: 'server/cache/ knows only',
  },
  'server/assets/bell.ts': {
    may: ['../cache/recent.ts', '../../shared/data/festival.ts'],
    not: ['../resources/resource.ts', '../pages/render.tsx'],
    says: 'server/assets/ knows only',
  },
  'server/resources/programme/bell.ts': {
    may: ['../../assets/assets.ts', '../../../shared/pages/offline-page.tsx'],
    not: ['../../pages/render.tsx', '../../app.ts'],
    says: 'server/resources/ knows only',
  },
  'server/pages/bell.ts': {
    may: ['../resources/resource.ts', '../../shared/pages/offline-page.tsx'],
    not: ['../app.ts', '../index.ts'],
    says: 'server/pages/ knows only',
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

  it.each(Object.entries(imports))('holds %s to the direction of its room', (file, { not, says }) => {
    const { diagnostics } = JSON.parse(output.join('\n')) as Report;
    const refused = diagnostics.filter(
      ({ filename, code }) => filename === file && code.includes('no-restricted-imports'),
    );
    const modules = refused.map(({ labels: [label] }) => modulesOf(file)[(label?.span.line ?? 0) - 1]);
    expect(modules).toEqual(not);
    expect(refused.filter(({ help }) => !help.includes(says))).toEqual([]);
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
