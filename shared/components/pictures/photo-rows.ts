/**
 * Breaks a wall of photos into rows, in reading order. The rows are as near as possible to one length.
 * @param ratios each photo's width divided by its height
 * @param length the wanted length of a row: the sum of its ratios, which is the wall's width divided by the row's height
 * @param most photos in a row. Where they are two at most, a wide photo may have a row of its own; elsewhere none does,
 * unless the wall has only one
 * @returns for each photo, the length of its row
 */
export function photoRows(ratios: readonly number[], length: number, most = Infinity): readonly number[] {
  interface Wall {
    readonly cost: number;
    readonly rows: readonly number[];
  }
  // best[n] is the best wall of the first n photos.
  const best: Wall[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= ratios.length; end += 1) {
    let found: Wall = { cost: Infinity, rows: [] };
    for (let start = 0; start < end; start += 1) {
      const row = ratios.slice(start, end);
      const isAlone = row.length === 1 && ratios.length > 1;
      if (row.length > most || (isAlone && !(most === 2 && (row[0] ?? 0) > 1))) continue;
      const sum = row.reduce((all, ratio) => all + ratio, 0);
      const before = best[start];
      const cost = (before?.cost ?? Infinity) + Math.log(sum / length) ** 2;
      if (before && cost < found.cost) found = { cost, rows: [...before.rows, ...row.map(() => sum)] };
    }
    best.push(found);
  }
  return best.at(-1)?.rows ?? [];
}
