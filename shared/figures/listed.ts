/**
 * Lists words as a sentence does: `Friday, Saturday and Sunday`. `Intl.ListFormat` would take 7 MB of memory.
 * @param and the text before the last word, with its spaces
 */
export const listed = (words: readonly string[], and = ' and '): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}${and}${words.at(-1)}`;
