import { findFigures, type FigureKind } from './find-figures.ts';
import { linesOf } from './lines-of.ts';
import { readMarks } from './marks.ts';

export interface Entry {
  readonly kind: FigureKind;
  readonly figure: string;
  readonly sentence: string;
  /** Written from a value, listed as the page's own, or neither. */
  readonly source: 'value' | 'own' | 'typed';
}

/** For each character of a text, whether one of the phrases covers it. */
function covered(text: string, phrases: readonly string[]): readonly boolean[] {
  const cover = Array.from({ length: text.length }, () => false);
  for (const phrase of phrases)
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
      cover.fill(true, at, at + phrase.length);
  return cover;
}

/** The sentence of a line at this position. */
function sentenceAt(line: string, position: number): string {
  const sentences = line.split(/(?<=[.!?]) (?=\p{Lu})/u);
  let end = 0;
  return sentences.find((sentence) => (end += sentence.length + 1) > position) ?? line;
}

/**
 * Lists every figure of a document with its source.
 * @param ownPhrases phrases of this page alone
 */
export function accountOf(html: string, ownPhrases: readonly string[]): readonly Entry[] {
  return linesOf(html).flatMap((line) => {
    const { text, written } = readMarks(line);
    const listed = covered(text, ownPhrases);
    return findFigures(text).map(({ kind, figure, start }): Entry => {
      const positions = Array.from(figure, (_, index) => start + index);
      const numerals = positions.filter((position) => /\d|[¼½¾]/.test(text[position] ?? ''));
      const isValue = numerals.length
        ? numerals.every((position) => written[position])
        : positions.some((position) => written[position]);
      const isOwn = positions.every((position) => listed[position]);
      const source = isValue ? 'value' : isOwn ? 'own' : 'typed';
      return { kind, figure, sentence: sentenceAt(text, start), source };
    });
  });
}
