/** Removes case, accents and joiners for comparisons: `Sigur Rós` is `sigur ros`. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{Mn}\u2060]/gu, '')
    .toLowerCase();

/** Whether a folded text has every typed word, in any order and also as a part of a longer word. */
export const hasEveryWord = (foldedText: string, typed: string): boolean =>
  folded(typed)
    .split(/\s+/)
    .every((word) => foldedText.includes(word));
