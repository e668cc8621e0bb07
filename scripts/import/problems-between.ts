import { slugOf } from '../../shared/rules/text/slug.ts';
import { keyOf } from './match.ts';
import type { Row } from './row.ts';

/** Rows that cannot all be meant, by what they have in common: each is told with the first one. */
function repeated(
  rows: readonly Row[],
  commonOf: (row: Row) => string,
  problemOf: (row: Row, first: Row) => string | undefined,
): readonly string[] {
  const firsts = new Map<string, Row>();
  return rows.flatMap((row) => {
    const common = commonOf(row);
    const first = firsts.get(common);
    if (common && !first) firsts.set(common, row);
    const problem = first && problemOf(row, first);
    return problem ? [`${row.at}: ${problem}`] : [];
  });
}

/** What is wrong with rows beside each other, in sentences: one id, one set or one address for two. */
export const problemsBetween = (rows: readonly Row[]): readonly string[] => [
  ...repeated(
    rows,
    ({ sourceId = '' }) => sourceId,
    ({ title, sourceId }, { at }) => `${title} has the id “${sourceId}”, as ${at} has`,
  ),
  ...repeated(
    rows,
    (row) => JSON.stringify([keyOf(row), row.date, row.start, row.stage]),
    ({ title }, { at }) => `${title} is there at the same time and place as in ${at}`,
  ),
  ...repeated(
    rows,
    ({ kind, title }) => (kind === 'music' ? slugOf(title) : ''),
    ({ title }, first) =>
      title === first.title
        ? undefined
        : `“${title}” and “${first.title}” (${first.at}) have one address: write both alike`,
  ),
];
