import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

export interface Measure {
  readonly words: number;
  /** The age, in years, at which the text is understood (Flesch and Kincaid's grade of a school, plus five). */
  readonly age: number;
  readonly longestSentence: string;
  readonly longestParagraph: string;
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}£][\p{L}\p{N}’'.,-]*/gu) ?? [];
const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?:;][”’)]?)\s+(?=[\p{Lu}\p{N}“‘£])/u);

export const wordCount = (text: string): number => wordsOf(text).length;

const longest = (texts: readonly string[]): string =>
  texts.reduce((most, text) => (wordCount(text) > wordCount(most) ? text : most), '');

/** Measures paragraphs. Labels, figures and names of fewer than six words are not read as sentences, and do not count. */
export function measureOf(texts: readonly string[]): Measure | undefined {
  const paragraphs = texts.filter((text) => wordCount(text) >= 6);
  if (paragraphs.length === 0) return undefined;
  const sentences = paragraphs.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return {
    words: words.length,
    age: fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables }) + 5,
    longestSentence: longest(sentences),
    longestParagraph: longest(paragraphs),
  };
}
