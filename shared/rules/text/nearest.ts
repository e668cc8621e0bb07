/** How many letters must be added, left out or replaced to turn one word into the other. */
function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of Array.from(one).entries()) {
    const current = [row + 1];
    for (const [column, against] of Array.from(other).entries()) {
      const [diagonal = 0, above = 0] = [previous[column], previous[column + 1]];
      current.push(Math.min(above + 1, (current[column] ?? 0) + 1, diagonal + (letter === against ? 0 : 1)));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

const plain = (word: string): string => word.toLowerCase().replaceAll('-', ' ');

/**
 * Asks whether the nearest of the known words was meant: `: did you mean sea-power?`. Empty if none is near.
 * @param far how many letters may differ
 */
export function suggestion(
  word: string,
  known: readonly string[],
  far: number = Math.max(2, word.length / 3),
): string {
  const distance = (candidate: string) => editDistance(plain(word), plain(candidate));
  const [nearest] = known.toSorted((one, other) => distance(one) - distance(other));
  const isNear = nearest !== undefined && distance(nearest) <= far;
  return isNear ? `: did you mean ${nearest}?` : '';
}
