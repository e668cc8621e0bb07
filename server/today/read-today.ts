import { isMap, isNode, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import { asPlanned } from '../../shared/rules/overrides/apply-overrides.ts';
import { createAllPlaces } from '../../shared/festival/all-places.ts';
import { createBasics } from '../../shared/festival/basics.ts';
import type { Content } from '../../shared/festival/content.ts';
import { contentProblems } from '../../shared/festival/content-problems.ts';
import { suggestion } from '../../shared/rules/text/nearest.ts';
import { createEntryRules } from './todays-entries.ts';
import type { Reading } from './reading.ts';
import { clipped, file, kinds, onOneLine, type TodayEntry, type TodayEntryKind } from './file-format.ts';

/** How many entries are read: a festival that lasts weeks needs no more. */
const MOST_ENTRIES = 300;
/** How many mistakes are listed: nobody would read a longer list. */
const MOST_PROBLEMS = 20;
const LONGEST_SENTENCE = 400;

/** Plain sentences for the parser's error codes. */
const sentences: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'there is a second colon, or the line begins further in than the others: put a text with a colon into "…"',
  MISSING_CHAR: 'a colon, a bracket or the end of a text in quotes is missing',
  BAD_INDENT: 'the line begins further out than it should, or a bracket is not closed',
  TAB_AS_INDENT: 'the line begins with a tab: use spaces',
  MULTIPLE_DOCS: 'a line of hyphens alone ends the file: take it out',
  RESOURCE_EXHAUSTION: 'too many brackets or hyphens stand one within the other: is it another file?',
};

function sentenceOf(
  { code, path, message, ...issue }: Issue,
  knownNames: readonly string[],
): readonly [field: string, sentence: string] {
  const [field = ''] = path.map(String);
  if (code !== 'unrecognized_keys') return [field, `${field} ${message}`];
  const [key = ''] = 'keys' in issue ? issue.keys : [];
  return [key, `“${clipped(key)}” is no word for this${suggestion(key, knownNames)}`];
}

interface Problem {
  readonly at: number;
  readonly sentence: string;
}

type Issue = NonNullable<ReturnType<(typeof file)['safeParse']>['error']>['issues'][number];

/** Sorts the sentences by their place in the file, and cuts the list. */
function listed(problems: readonly Problem[], lines: LineCounter): readonly string[] {
  const all = problems
    .toSorted((a, b) => a.at - b.at)
    .map(
      ({ at, sentence }) =>
        `line ${lines.linePos(at).line}: ${clipped(onOneLine(sentence), LONGEST_SENTENCE)}`,
    );
  const more = all.length - MOST_PROBLEMS;
  return more > 0 ? [...all.slice(0, MOST_PROBLEMS), `and ${more} more`] : all;
}

/**
 * Creates a reader of today's changes, which says where each mistake stands and skips that entry. Entries
 * that contradict the programme together are all left out: any of them may be wrong.
 */
export function createTodayReader(content: Content) {
  const planned = createBasics(content, asPlanned, 0);
  const { entryProblems, timeProblem, toInstant, todayOf } = createEntryRules({
    ...planned,
    ...createAllPlaces(planned),
  });
  return (text: string, now: Date): Reading => {
    const lines = new LineCounter();
    // The parser's own check for unique keys takes quadratic time.
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
    const problems: Problem[] = [];
    const complain = (at: number, sentence: string) => problems.push({ at, sentence });
    const startOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined);
    const fieldStart = (map: YAMLMap, field: string): number | undefined =>
      startOf(map.items.find(({ key }) => String(key) === field)?.key) ?? startOf(map);

    const hasTwice = ({ items: pairs }: YAMLMap): boolean => {
      const before = new Set<string>();
      const twice = pairs.find(({ key }) => before.size === before.add(String(key)).size);
      if (twice)
        complain(startOf(twice.key) ?? 0, `“${clipped(String(twice.key))}” stands twice in one entry`);
      return twice !== undefined;
    };

    const root = isMap(document.contents) ? document.contents : undefined;
    const list = root?.get('changes');
    const items = isSeq(list) ? list.items.filter(isNode) : [];
    /** A syntax error drops its entry. After the last entry, it drops the rest of the file. */
    const [stumble] = document.errors;
    if (stumble) complain(stumble.pos[0], sentences[stumble.code] ?? stumble.message);

    if (!root)
      complain(
        0,
        'the file is empty: to take everything back, write “changes: []” and when, as “written: …”',
      );
    else hasTwice(root);
    const whole = file.safeParse(root?.toJS(document) ?? {});
    // Errors that only follow from the syntax error are not reported.
    if (root && !stumble)
      for (const issue of whole.error?.issues ?? []) {
        const [field, sentence] = sentenceOf(issue, Object.keys(file.shape));
        complain(fieldStart(root, field) ?? 0, sentence);
      }

    const { written, notice } = whole.data ?? {};
    const wrongTime = written && timeProblem(written, now);
    if (root && wrongTime) complain(fieldStart(root, 'written') ?? 0, `written ${wrongTime}`);

    const isTooLong = items.length > MOST_ENTRIES;
    const listStart = root ? (fieldStart(root, 'changes') ?? 0) : 0;
    if (isTooLong)
      complain(
        listStart,
        `there are ${items.length} entries, more than ${MOST_ENTRIES}: is it another file?`,
      );
    const entries = (isTooLong ? [] : items).flatMap((item): readonly TodayEntry[] => {
      const [at, , end] = item.range ?? [0, 0, 0];
      if (stumble && stumble.pos[0] >= at && stumble.pos[0] < end) return [];
      const kind = (Object.keys(kinds) as TodayEntryKind[]).find((name) => isMap(item) && item.has(name));
      if (!isMap(item) || !kind) {
        complain(at, `an entry says what it is of: ${Object.keys(kinds).join(', ')}`);
        return [];
      }
      if (hasTwice(item)) return [];
      const { data, error } = kinds[kind].safeParse(item.toJS(document));
      const about = clipped([item.toJS(document)[kind]].flat().join(', '));
      for (const issue of error?.issues ?? []) {
        const [field, sentence] = sentenceOf(issue, Object.keys(kinds[kind].shape));
        complain(fieldStart(item, field) ?? at, `${about}: ${sentence}`);
      }
      const wrong = data ? entryProblems(data, now) : [];
      for (const sentence of wrong) complain(at, sentence);
      return data && !wrong.length ? [data] : [];
    });

    const basics = {
      ...(written && !wrongTime && { written: toInstant(written) }),
      ...(notice && { notice }),
    };
    const today = { ...todayOf(entries), ...basics };
    const misfits = contentProblems(content, today);
    for (const sentence of misfits) complain(listStart, sentence);
    return {
      today: misfits.length ? { ...asPlanned, ...basics } : today,
      entries: misfits.length ? 0 : entries.length,
      problems: listed(problems, lines),
    };
  };
}
