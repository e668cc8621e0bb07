/** What a file of the other festival need not write: types, functions and imports are those of the file in whose place it stands. */

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

/** A file of the other festival with what it takes over from this festival's file of the same name. */
export function completed(own: string, ours = ''): string {
  const nameOf = (statement: string): string => DECLARED.exec(statement)?.[1] ?? '';
  const written = statementsOf(own);
  const declared = new Set(written.map(nameOf));
  const offered = statementsOf(ours).filter((statement) => !declared.has(nameOf(statement)));
  const taken = new Set(offered.filter((statement) => OFFERED.test(statement)));
  for (let before = -1; before < taken.size;) {
    before = taken.size;
    for (const statement of offered) {
      const within = /^(?:interface|type) /.test(statement) ? [...written, ...taken] : [...taken];
      if (mentions(within, nameOf(statement))) taken.add(statement);
    }
  }
  const whole = [...written, ...taken];
  const imports = [...new Map([...importsOf(ours), ...importsOf(own)])]
    .filter(([name]) => mentions(whole, name) && !whole.some((statement) => nameOf(statement) === name))
    .map(([, line]) => line);
  return [...imports, ...whole].join('\n');
}
