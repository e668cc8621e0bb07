/** Hides the rows that are not wanted. Returns how many it shows. */
export function showRows(
  rows: readonly HTMLElement[],
  isWanted: (row: HTMLElement, index: number) => boolean,
): number {
  return rows.filter((row, index) => {
    row.hidden = !isWanted(row, index);
    return !row.hidden;
  }).length;
}
