/**
 * What a file of the other festival need not write: types, functions and imports are those of the file in whose place it
 * stands; a page of that file has a title, and next to nothing to say.
 */

const DECLARED = /^(?:export )?(?:const|function|interface|type) (\w+)/;
const IMPORTED = /^import (?:type )?\{([^}]*)\} from '([^']+)'/;
/** What every importer may ask for: a type, or a function. */
const OFFERED = /^export (?:interface|type|const \w+ = (?:<.*>)?\([^=]*\)(?:: \w+)? =>)/;

/** The statements of a formatted file: each begins at the left edge. */
const statementsOf = (text: string): readonly string[] =>
  text.split(/\n(?=(?:export|import|const|function|interface|type) )/).filter((one) => DECLARED.test(one));

/** The imports of a file: from where, by the name that it has here. */
const importsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(/\n(?=import )/).flatMap((statement) => {
      const [, names = '', from = ''] = IMPORTED.exec(statement) ?? [];
      const isType = statement.startsWith('import type');
      return names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name): [string, string] => [
          name.replace('type ', ''),
          `import { ${isType ? 'type ' : ''}${name} } from '${from}';`,
        ]);
    }),
  );

/** Without comments and texts, whose words are no names; what a template's braces have stays. */
const codeOf = (text: string): string =>
  text.replaceAll(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, (found) =>
    (found.startsWith('`') ? (found.match(/\$\{[^}]*\}/g) ?? []) : []).join(' '),
  );

/** A name, and not a property's. */
const mentions = (statements: readonly string[], name: string): boolean =>
  new RegExp(`(?<!\\w|(?<!\\.\\.)\\.)${name}\\b(?!\\??:)`).test(codeOf(statements.join('\n')));

const PAGE = /^export const (\w+): (Article|Deed|EasyPage|ListPage)((?: & Labels<[^>]*>)?) = /;

/** What stands in the place of a page, if a statement is one. */
function stubOf(statement: string): readonly string[] {
  const [, name, type = '', labels = ''] = PAGE.exec(statement) ?? [];
  if (!name) return [];
  const article = `picture: 'merch-table', sections: [{ heading: '${name} in short', blocks: [{ list: ['Ask at the quay.'] }] }]`;
  const more: Readonly<Record<string, string>> = {
    Article: article,
    Deed: `${article}, sealed: { title: 'Ask' }`,
    EasyPage: `sections: [{ heading: '${name} in short', rows: [{ sign: 'bus stop', text: ['Ask at the quay.'] }] }]`,
    ListPage: `picture: 'merch-table'`,
  };
  const fields = Array.from(labels.matchAll(/'(\w+)'/g), ([, field]) => `${field}: '${field} at sea'`);
  return [
    `export const ${name}: ${type}${labels} = {
      title: '${name} by the sea',
      description: '${name}: what there is to know about it on an island, in two sentences and a list of one.',
      lead: 'It is an island, so bring everything.',
      ${fields.length > 0 ? `labels: { ${fields.join()} },` : ''}
      ${more[type]},
    };`,
  ];
}

/** Whether a file has a page that need not be written. */
export const hasPage = (ours: string): boolean => statementsOf(ours).some((one) => PAGE.test(one));

/** A file of the other festival with what it takes over from this festival's file of the same name. */
export function completed(text = '', ours = ''): string {
  const nameOf = (statement: string): string => DECLARED.exec(statement)?.[1] ?? '';
  const notIn = (all: readonly string[]) => (statement: string) =>
    !all.some((one) => nameOf(one) === nameOf(statement));
  const own = statementsOf(text);
  const written = [...own, ...statementsOf(ours).filter(notIn(own)).flatMap(stubOf)];
  const offered = statementsOf(ours).filter(notIn(written));
  const taken = new Set(offered.filter((statement) => OFFERED.test(statement)));
  for (let before = -1; before < taken.size;) {
    before = taken.size;
    for (const statement of offered) {
      const within = /^(?:interface|type) /.test(statement) ? [...written, ...taken] : [...taken];
      if (mentions(within, nameOf(statement))) taken.add(statement);
    }
  }
  const whole = [...written, ...taken];
  const imports = [...new Map([...importsOf(ours), ...importsOf(text)])]
    .filter(([name]) => mentions(whole, name) && !whole.some((statement) => nameOf(statement) === name))
    .map(([, line]) => line);
  return [...imports, ...whole].join('\n');
}
