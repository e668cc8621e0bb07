import { expect, it } from 'vitest';
import { documentAt } from '../../http/documents.ts';
import { textOf } from '../../http/text-of.ts';

/** The vowels that follow each other are one syllable, and an e at the end none. */
const syllablesOf = (word: string): number =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/(?<=[^l])e$/, '')
      .match(/[aeiouy]+/g)?.length ?? 1,
  );

/** By Flesch and Kincaid: the years of school that a reader needs, and five years before them. */
function readingAge(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(/[A-Za-z’]+/g) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59 + 5;
}

it.each(['/info/easy-read', '/info/what-will-happen'])(
  '%s has a picture left of each thing, one idea a sentence, and words for a reader of eight',
  (address) => {
    const main = documentAt(address).split(/<\/?main/)[1] ?? '';
    const rows = main.match(/<li>.*?<\/li>/gs) ?? [];
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) expect(row).toMatch(/^<li><div>(?:<picture>|<svg)[^]*<\/div><div><p>/);
    const lines = Array.from(main.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs), ([, line = '']) => textOf(line));
    const sentences = lines.flatMap((line) => line.match(/[^.?!]+(?:\.\d+[^.?!]*)*[.?!]/g) ?? []);
    expect(sentences.length).toBeGreaterThan(40);
    expect(sentences.filter((sentence) => sentence.trim().split(/\s+/).length > 15)).toEqual([]);
    expect(readingAge(sentences)).toBeLessThan(8);
    expect(textOf(main)).toMatch(/Nobody has tried (?:this page|it) with readers yet\./);
  },
);
