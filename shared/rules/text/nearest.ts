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

/** In letters: nobody's word is longer, and comparing takes the square of it. */
const LONGEST_WORD = 64;

/**
 * Asks whether the nearest of the known words was meant: `: did you mean sea-power?`. Empty if none is near.
 * @param far how many letters may differ
 */
export function suggestion(
  word: string,
  known: readonly string[],
  far: number = Math.max(2, word.length / 3),
): string {
  if (word.length > LONGEST_WORD) return '';
  let [nearest, nearestDistance] = ['', Infinity];
  for (const candidate of known) {
    // Words differ by as many letters as one is longer.
    if (Math.abs(candidate.length - word.length) > far) continue;
    const distance = editDistance(plain(word), plain(candidate));
    if (distance < nearestDistance) [nearest, nearestDistance] = [candidate, distance];
  }
  return nearestDistance <= far ? `: did you mean ${nearest}?` : '';
}
