/**
 * Words as a sentence lists them: `Friday, Saturday and Sunday`. `Intl.ListFormat` would add 7 MB to the server's memory.
 * @param and what stands before the last one, with its spaces
 */
export const listed = (words: readonly string[], and = ' and '): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}${and}${words.at(-1)}`;
