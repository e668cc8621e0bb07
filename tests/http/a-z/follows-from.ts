import { wordStems } from '../../../shared/rules/a-z/word-search.ts';
import type { PlaceOnPage } from './place-on-page.ts';

/** Words without a meaning of their own. */
const empty = new Set(
  wordStems(
    'a an and are as at be been by do for from has have how if in into is it its of on one or our so some that the their them then there they this to too us was we were what when where who with you your will',
  ),
);

const negative = /\b(?:no|not|none|never|nor|without|cannot|hardly|\w+n['’]t)\b/i;

const figuresIn = (text: string): readonly string[] =>
  text.match(/£?\d[\d.,:]*\d*(?:[ap]m|%)?/g)?.map((figure) => figure.replace(/[.,:]$/, '')) ?? [];

const tellingIn = (text: string): readonly string[] => wordStems(text).filter((word) => !empty.has(word));

/** The share of a short form's words that its source must have. */
const SHARE = 0.85;

/** Names: words with a capital, except at the beginning. */
const namesIn = (text: string): readonly string[] => text.match(/(?<=[\w,;:] )\p{Lu}\p{L}+/gu) ?? [];

/** Whether one text says no more than another: its figures, its names, most of its words, and yes or no. */
export function saysNoMore(short: string, source: string, above: string): boolean {
  const sourceWords = new Set(wordStems(`${source} ${above}`));
  const words = tellingIn(short);
  const sourceFigures = figuresIn(source);
  return (
    figuresIn(short).every((figure) => sourceFigures.includes(figure)) &&
    namesIn(short)
      .flatMap(wordStems)
      .every((name) => sourceWords.has(name)) &&
    negative.test(short) === negative.test(source) &&
    words.filter((word) => sourceWords.has(word)).length >= words.length * SHARE
  );
}

/** The sentences of an answer that do not follow from any sentence of the linked place. */
export const unfounded = (
  answer: string,
  word: string,
  { above, sentences }: PlaceOnPage,
): readonly string[] =>
  answer
    .split(/(?<=[.?!]) /)
    .filter((short) => !sentences.some((source) => saysNoMore(short, source, `${above} ${word}`)));
