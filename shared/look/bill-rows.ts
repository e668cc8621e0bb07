import type { BilledAct } from '../rules/programme/bill.ts';
import { lengthAt } from './line-setting.ts';

/** A row of a poster's bill, which is set to the full measure. */
interface BillRow {
  readonly names: readonly string[];
  /** Its length in em. */
  readonly ems: number;
  /** The size limit of a short row, as a CSS length. It stays below the size of a larger billing. */
  readonly largest: string;
  /** The row ends before the measure does, with the widest and largest letters allowed. */
  readonly isShort: boolean;
}

/** Stands between two names of a row. */
export const BETWEEN_NAMES = ' · ';
/** The length of a row in em, by its billing: the longer, the lower the letters. */
const LENGTHS = { 1: 8, 2: 10.8, 3: 13.6 } as const;
/** The width axis's range for a row, in per cent: legible at the lower end, still a word at the upper one. */
const NARROW = 66;
const WIDE = 140;
/** A row that fills this share of its measure is left as it is. */
const FILLED = 0.85;
/** The upper end of the width axis. */
const WIDEST = 150;
/** A short row grows by this factor. */
const GROWTH = 1.12;

const lengthOf = (names: readonly string[], stretch: number): number =>
  lengthAt(names.join(BETWEEN_NAMES), stretch);

/** A headliner has a row to itself, and names of a smaller billing that are too short for a row share one. */
function rowsOf(billing: BilledAct['billing'], names: readonly string[]): readonly BillRow[] {
  const wanted = LENGTHS[billing];
  const rows: string[][] = [];
  const isShort = (row: string[] | undefined): row is string[] =>
    row !== undefined && billing > 1 && lengthOf(row, WIDE) < wanted;
  for (const name of names) {
    const row = rows.at(-1);
    if (isShort(row) && lengthOf([...row, name], NARROW) <= wanted) row.push(name);
    else rows.push([name]);
  }
  const last = rows.at(-1);
  if (rows.length > 1 && isShort(last)) rows.splice(-2, 2, [...(rows.at(-2) ?? []), ...last]);
  return rows.map((row) => ({
    names: row,
    ems: Math.max(wanted, lengthOf(row, NARROW)),
    largest: `${((100 * GROWTH) / wanted).toFixed(2)}cqi`,
    isShort: lengthOf(row, WIDEST) * GROWTH < wanted * FILLED,
  }));
}

/**
 * Sets a day's names as a letterpress poster does, in three falling sizes.
 * @param acts the headliner first
 */
export const billRows = (acts: readonly BilledAct[]): readonly BillRow[] =>
  ([1, 2, 3] as const).flatMap((billing) =>
    rowsOf(
      billing,
      acts.filter((act) => act.billing === billing).map(({ name }) => name),
    ),
  );
