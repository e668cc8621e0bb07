/** Whether each word has a capital, as in a proper name. `Car park` is none, so translators may change it. */
const isWrittenLarge = (name: string): boolean => !/(?<![\p{L}’'])\p{Ll}/u.test(name);

/**
 * Finds names in a text that no translator may change, in a group, so that `split` keeps them.
 * @param acts names, however they are written: `bdrmm`
 * @param places names, of which those count that signs have
 */
export function createNamesPattern(acts: readonly string[], places: readonly string[]): RegExp | undefined {
  const names = [...new Set([...acts, ...places.filter(isWrittenLarge)])]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return names[0] ? new RegExp(`(?<!\\p{L})(${names.join('|')})(?!\\p{L})`, 'u') : undefined;
}
