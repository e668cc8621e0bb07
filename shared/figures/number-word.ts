const words = `nought one two three four five six seven eight nine ten eleven twelve
  thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty`.split(/\s+/);

/** A number in running text: `fifteen`. Numbers above twenty, and fractions, stay digits. */
export const numberWord = (number: number): string => words[number] ?? String(number);

/** A text at the beginning of a sentence. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A range such as `three to five`, or one number if all are the same. */
export function rangeInWords(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? numberWord(most) : `${numberWord(least)} to ${numberWord(most)}`;
}
