/** The first sentences of a text. @param count how many */
export const firstSentences = (text: string, count: number): string =>
  text
    .split(/(?<=[.?!]) (?=\p{Lu})/u)
    .slice(0, count)
    .join(' ');
