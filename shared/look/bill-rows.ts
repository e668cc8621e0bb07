import { lengthAt } from './line-setting.ts';

/** A row of a poster's bill, which is set to the full measure. */
export interface BillRow {
  readonly names: readonly string[];
  /** Its length in em. */
  readonly ems: number;
}

/** Stands between two names of a row. */
export const BETWEEN_NAMES = ' · ';
/** The length of a day's first row, of its second and of all others, in em: the longer, the lower the letters. */
const LENGTHS = [8, 10.8, 13.6] as const;
/** The width axis's range for a row, in per cent: easy to read at the lower end, still a word at the upper one. */
const NARROW = 66;
const WIDE = 140;

const wantedLength = (row: number): number => LENGTHS[Math.min(row, LENGTHS.length - 1)] ?? 0;
const lengthOf = (names: readonly string[], stretch: number): number =>
  lengthAt(names.join(BETWEEN_NAMES), stretch);

/**
 * Sets the names of a day as a letterpress poster does: the headliner has the first and tallest row to itself, and
 * names that are too short for a row share one.
 * @param names the headliner first
 */
export function billRows(names: readonly string[]): readonly BillRow[] {
  const rows: string[][] = [];
  const isShort = (row: string[] | undefined): row is string[] =>
    row !== undefined && rows.length > 1 && lengthOf(row, WIDE) < wantedLength(rows.length - 1);
  for (const name of names) {
    const row = rows.at(-1);
    if (isShort(row) && lengthOf([...row, name], NARROW) <= wantedLength(rows.length - 1)) row.push(name);
    else rows.push([name]);
  }
  const last = rows.at(-1);
  if (rows.length > 2 && isShort(last)) rows.splice(-2, 2, [...(rows.at(-2) ?? []), ...last]);
  return rows.map((row, index) => ({
    names: row,
    ems: Math.max(wantedLength(index), lengthOf(row, NARROW)),
  }));
}
