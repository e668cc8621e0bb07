/**
 * A table's rows as columns: names stand once and similar values stand together, which compresses best. A
 * column of texts is one text with a line for each row.
 */
export type Columns<Row> = { readonly [Name in keyof Row]: string | readonly Row[Name][] };

const isText = (value: unknown): value is string => typeof value === 'string';

/** @param rows all with the same fields, including undefined ones. Their texts have one line each */
export const columnsOf = <Row extends object>(rows: readonly Row[]): Columns<Row> =>
  Object.fromEntries<unknown>(
    Object.keys(rows[0] ?? {}).map((name) => {
      const values = rows.map((row) => row[name as keyof Row]);
      return [name, values.every(isText) ? values.join('\n') : values];
    }),
  ) as Columns<Row>;

/** The inverse. It also accepts values from JSON, which has null for undefined. */
export function rowsOf<Row extends object>(columns: Columns<Row>): readonly Row[] {
  const all = Object.entries<string | readonly unknown[]>(columns).map(
    ([name, values]) => [name, isText(values) ? values.split('\n') : values] as const,
  );
  return (all[0]?.[1] ?? []).map(
    (_, index) => Object.fromEntries(all.map(([name, values]) => [name, values[index] ?? undefined])) as Row,
  );
}
