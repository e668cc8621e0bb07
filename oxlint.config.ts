import { defineConfig, type OxlintOverride } from 'oxlint';

/** The folders and files of `shared/`. */
const SHARED = [
  'model/**',
  'figures/**',
  'wording/**',
  'data/**',
  'rules/**',
  'look/**',
  'addressing/**',
  'islands/**',
  'components/**',
  'festival/**',
  'structured-data/**',
  'page.ts',
  'pages/**',
  'routes.tsx',
];
/** The rooms of `server/`; each may import only those before it. */
const SERVER = ['log', 'http', 'cache', 'assets', 'resources', 'pages', 'today'];

interface Room {
  /** The parts of `shared/` that its files may import. */
  readonly from: readonly string[];
  /** The parts from which they may import types, beside the model. */
  readonly types?: readonly string[];
  /** Further imports that are forbidden. */
  readonly not?: readonly string[];
  readonly message: string;
}

const refused = (group: readonly string[], message: string, allowTypeImports = false) =>
  group.length ? [{ group: [...group], message, allowTypeImports }] : [];

const override = (files: readonly string[], patterns: ReturnType<typeof refused>): OxlintOverride => ({
  files: [...files],
  rules: { 'typescript/no-restricted-imports': ['error', { patterns }] },
});

/** A room: files of `shared/`, which may import only the given parts of it. */
function room(files: readonly string[], { from, types: given = [], not = [], message }: Room) {
  const others = SHARED.filter((place) => !from.includes(place));
  const types = ['model/**', ...given];
  const anyhow = others.filter((place) => !types.includes(place));
  return override(files, [
    ...refused(
      ['server/**', 'client/**', ...anyhow].map((place) => `**/${place}`),
      message,
    ),
    ...refused(
      others.filter((place) => types.includes(place)).map((place) => `**/${place}`),
      message,
      true,
    ),
    ...refused(['express', ...not], message),
  ]);
}

/** Only the server's entries, the build's scripts and this edition's tests may import the content. */
const CONTENT = refused(
  ['**/shared/data/**', '**/examples/**'],
  'A festival is passed in. Only the composition root and the scripts take the content.',
  true,
);

const BROWSER = ['figures/**', 'rules/**', 'islands/**'];
const UNRENDERED = ['react', '@emotion/*'];

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'node', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['dist', 'node_modules', 'test-results'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'import/no-cycle': 'error',
    'react/react-in-jsx-scope': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/unbound-method': 'off',
    'promise/no-multiple-resolved': 'off',
    'promise/always-return': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/set-state-in-effect': 'off',
    'typescript/consistent-return': 'off',
    'react/iframe-missing-sandbox': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'unicorn/consistent-function-scoping': 'off',
    'react/jsx-no-useless-fragment': 'error',
  },
  overrides: [
    room(['shared/model/**'], {
      from: ['model/**'],
      not: UNRENDERED,
      message: 'The model has types, and they are made of each other alone.',
    }),
    room(['shared/figures/**'], {
      from: ['figures/**'],
      not: UNRENDERED,
      message: 'Figures are the ground floor: they import each other, and types of the model.',
    }),
    room(['shared/wording/**'], {
      from: ['figures/**', 'wording/**'],
      not: [...UNRENDERED, '**/examples/**'],
      message: 'Words for any festival are made of its facts: they import figures and the model.',
    }),
    room(['shared/data/**'], {
      from: ['data/**', 'figures/**', 'wording/**'],
      not: ['**/examples/**'],
      message: 'Data imports data, words for any festival, figures and the model.',
    }),
    room(['examples/**'], {
      from: ['figures/**', 'wording/**'],
      message: 'An example is data of its own: it imports words for any festival, figures and the model.',
    }),
    room(['shared/rules/**'], {
      from: ['figures/**', 'rules/**'],
      types: ['wording/**'],
      not: UNRENDERED,
      message: 'Rules are pure functions: they import each other, figures, and types of the words.',
    }),
    room(['shared/festival/**'], {
      from: ['addressing/**', 'festival/**', 'figures/**', 'rules/**'],
      types: ['wording/**'],
      not: UNRENDERED,
      message: 'A festival is made of content that is passed in: it imports rules, figures and addresses.',
    }),
    room(['shared/addressing/**'], {
      from: ['addressing/**', 'figures/**', 'rules/**'],
      types: ['page.ts'],
      not: UNRENDERED,
      message: 'Addresses are made of rules and figures.',
    }),
    room(['shared/look/**'], {
      from: ['figures/**', 'look/**', 'rules/**'],
      message: 'The look imports rules and figures.',
    }),
    room(['shared/islands/**'], {
      from: BROWSER,
      types: ['wording/**'],
      not: ['**/*-styles.ts', '@emotion/*'],
      message: 'What an island imports reaches the browser: figures, rules and islands, no copy, no styles.',
    }),
    room(['shared/islands/**/*-styles.ts'], {
      from: ['islands/**', 'look/**'],
      message: 'An island’s styles are made of the look, and of other islands’ styles.',
    }),
    room(['shared/components/**'], {
      from: [...BROWSER, 'addressing/**', 'components/**', 'look/**'],
      types: ['wording/**', 'page.ts'],
      message: 'Components get their content as props: they import types of the words.',
    }),
    room(['shared/structured-data/**'], {
      from: ['addressing/**', 'figures/**', 'rules/**', 'structured-data/**'],
      types: ['festival/**', 'page.ts'],
      not: UNRENDERED,
      message: 'What machines read is made of a festival, which is passed in.',
    }),
    room(['shared/page.ts'], {
      from: [],
      types: ['wording/**', 'rules/**'],
      message: 'The contract of a page imports types of the words and of the rules.',
    }),
    room(['shared/pages/**'], {
      from: SHARED.filter((place) => !['routes.tsx', 'data/**', 'wording/**', 'festival/**'].includes(place)),
      types: ['wording/**', 'festival/**'],
      message: 'Pages get a festival as an argument: they know neither its data nor the route table.',
    }),
    room(['shared/routes.tsx'], {
      from: SHARED.filter((place) => !['data/**', 'wording/**', 'festival/**'].includes(place)),
      types: ['festival/**'],
      message: 'The route table is made of a festival, which is passed in.',
    }),
    override(
      ['client/**'],
      refused(
        [
          '**/shared/**',
          '!**/shared/model/**',
          ...BROWSER.map((place) => `!**/shared/${place}`),
          '**/*-styles.ts',
          '**/server/**',
          '@emotion/*',
        ],
        'The browser gets islands, rules and figures, and nothing else of shared/.',
      ),
    ),
    override(['server/*'], refused(['**/client/**'], 'The server does not run the browser’s code.')),
    override(['server/app.ts', 'server/config.ts'], CONTENT),
    override(['tests/{browser,containers,engines,http,press,process,unit}/**', 'tests/*.ts'], CONTENT),
    ...SERVER.map((name, floor) =>
      override(
        [`server/${name}/**`],
        [
          ...refused(['**/client/**'], 'The server does not run the browser’s code.'),
          ...CONTENT,
          ...refused(
            [
              'app.ts',
              'config.ts',
              'index.ts',
              ...SERVER.slice(floor + 1).map((above) => `${above}/**`),
            ].flatMap((above) => [`../${above}`, `../../${above}`]),
            `server/${name}/ knows only the rooms below it: ${SERVER.slice(0, floor).join(', ') || 'none'}.`,
          ),
        ],
      ),
    ),
    // The thread that reads today's file is a separate program.
    override(
      ['server/today/check.ts'],
      refused(['**/client/**'], 'The server does not run the browser’s code.'),
    ),
  ],
});
