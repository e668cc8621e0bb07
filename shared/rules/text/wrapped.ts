/**
 * Wraps text into lines between its words, each as long as possible.
 * @param longest the longest line, in characters
 */
export function wrapped(text: string, longest: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
