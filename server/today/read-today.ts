import { isMap, isNode, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { Today } from '../../shared/data/today.ts';
import { contentProblems } from '../../shared/festival/content-problems.ts';
import { suggestion } from '../../shared/rules/text/nearest.ts';
import { entryProblem, instantOf, todayOf } from './todays-entries.ts';
import { file, kinds, type Entry, type Kind } from './file-format.ts';

/** What a file says, without its wrong entries, and what is wrong with them. */
export interface Reading {
  readonly today: Today;
  readonly entries: number;
  readonly written: string | undefined;
  /** A sentence each, with its line. */
  readonly problems: readonly string[];
}

/** In bytes: as many entries as a festival of weeks has, several times over. */
export const LARGEST = 65_536;

/** What the parser calls mistakes that people make. */
const sentences: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'there is a second colon, or the line begins further in than the others: put a text with a colon into "…"',
  DUPLICATE_KEY: 'this word stands twice in one entry',
  MISSING_CHAR: 'a colon, a bracket or the end of a text in quotes is missing',
  BAD_INDENT: 'the line begins further out than it should, or a bracket is not closed',
  TAB_AS_INDENT: 'the line begins with a tab: use spaces',
};

/** An issue of the schema's as a sentence, and the field it is about. */
function sentenceOf(
  { code, path, message, ...issue }: Issue,
  known: readonly string[],
): readonly [field: string, sentence: string] {
  const [field = ''] = path.map(String);
  if (code !== 'unrecognized_keys') return [field, `${field} ${message}`];
  const [key = ''] = 'keys' in issue ? issue.keys : [];
  return [key, `“${key}” is no word for this${suggestion(key, known)}`];
}

type Issue = NonNullable<ReturnType<(typeof file)['safeParse']>['error']>['issues'][number];

/** Reads what is different today. Says of everything that is wrong where it stands, and goes on without it. */
export function readToday(text: string): Reading {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems: { readonly at: number; readonly sentence: string }[] = [];
  const complain = (at: number, sentence: string) => problems.push({ at, sentence });
  const startOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined);
  const fieldStart = (map: YAMLMap, field: string): number | undefined =>
    startOf(map.items.find(({ key }) => String(key) === field)?.key) ?? startOf(map);

  const root = isMap(document.contents) ? document.contents : undefined;
  const list = root?.get('changes');
  const items = isSeq(list) ? list.items.filter(isNode) : [];
  /** Where the parser stumbled: the entry is left out; beyond all entries, the rest of the file is. */
  const [stumble] = document.errors;
  if (stumble) complain(stumble.pos[0], sentences[stumble.code] ?? stumble.message);

  if (!root)
    complain(0, 'the file is empty: to take everything back, write “changes: []” and when, as “written: …”');
  const whole = file.safeParse(root?.toJS(document) ?? {});
  // What follows from the stumble is not said as well.
  if (root && !stumble)
    for (const issue of whole.error?.issues ?? []) {
      const [field, sentence] = sentenceOf(issue, Object.keys(file.shape));
      complain(fieldStart(root, field) ?? 0, sentence);
    }

  const read = items.flatMap((item): { readonly entry: Entry; readonly at: number }[] => {
    const [at, , end] = item.range ?? [0, 0, 0];
    if (stumble && stumble.pos[0] >= at && stumble.pos[0] < end) return [];
    const kind = (Object.keys(kinds) as Kind[]).find((one) => isMap(item) && item.has(one));
    if (!isMap(item) || !kind) {
      complain(at, `an entry says what it is of: ${Object.keys(kinds).join(', ')}`);
      return [];
    }
    const { data, error } = kinds[kind].safeParse(item.toJS(document));
    const about = [item.toJS(document)[kind]].flat().join(', ');
    for (const issue of error?.issues ?? []) {
      const [field, sentence] = sentenceOf(issue, Object.keys(kinds[kind].shape));
      complain(fieldStart(item, field) ?? at, `${about}: ${sentence}`);
    }
    const unknown = data && entryProblem(data);
    if (unknown) complain(at, unknown);
    return data && !unknown ? [{ entry: data, at }] : [];
  });

  const notice = typeof whole.data?.notice === 'string' ? whole.data.notice : undefined;
  const stateOf = (some: typeof read) => ({
    ...todayOf(some.map(({ entry }) => entry)),
    notice: notice || undefined,
    written: whole.data && instantOf(whole.data.written),
  });
  let kept = read;
  for (let wrong = contentProblems(stateOf(kept)); wrong.length > 0; wrong = contentProblems(stateOf(kept))) {
    /** The newest entry without which there is less to complain about. */
    const left = (one: (typeof read)[number]) =>
      contentProblems(stateOf(kept.filter((other) => other !== one)));
    const culprit = kept.findLast((one) => left(one).length < wrong.length) ?? kept.at(-1);
    if (!culprit) break;
    const remaining = left(culprit);
    complain(culprit.at, wrong.filter((sentence) => !remaining.includes(sentence)).join('; '));
    kept = kept.filter((one) => one !== culprit);
  }
  return {
    today: stateOf(kept),
    entries: kept.length,
    written: whole.data?.written,
    problems: problems
      .toSorted((one, other) => one.at - other.at)
      .map(({ at, sentence }) => `line ${lines.linePos(at).line}: ${sentence}`),
  };
}
