import { describe, expect, it } from 'vitest';
import { wordStems } from '../../../shared/rules/a-z/word-search.ts';
import { azAnswerAt } from '../../../shared/rules/a-z/answer-at.ts';
import { documentAt } from '../documents.ts';
import { placeOnPage, type PlaceOnPage } from './place-on-page.ts';
import { onSale, thisFestival } from '../../this-edition/nightjar.ts';

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
function saysNoMore(short: string, source: string, above: string): boolean {
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
const unfounded = (answer: string, word: string, { above, sentences }: PlaceOnPage): readonly string[] =>
  answer
    .split(/(?<=[.?!]) /)
    .filter((short) => !sentences.some((source) => saysNoMore(short, source, `${above} ${word}`)));

const {
  azEntries,
  addresses: { hrefOf },
} = thisFestival;

const placeOf = (to: string): PlaceOnPage | undefined => {
  const [path = '', fragment] = hrefOf(to).split('#');
  return placeOnPage(documentAt(path), fragment);
};

describe('Every entry of the A to Z', () => {
  it('leads to a place that its page has', () => {
    expect(azEntries.length).toBeGreaterThanOrEqual(120);
    expect(azEntries.filter(({ to }) => !placeOf(to)).map(({ word, to }) => `${word}: ${to}`)).toEqual([]);
  });

  it('leads to a place that speaks of its word', () => {
    const silent = azEntries.filter(({ word, also = [], to }) => {
      const { above = '', sentences = [] } = placeOf(to) ?? {};
      const pageWords = new Set(wordStems([above, ...sentences].join(' ')));
      return ![word, ...also].some((name) => wordStems(name).some((stem) => pageWords.has(stem)));
    });
    expect(silent.map(({ word, to }) => `${word}: ${to}`)).toEqual([]);
  });

  it('says no more than its page: the same figures, the same words, the same yes or no', () => {
    const found = azEntries.flatMap(({ word, to, ...rest }) =>
      unfounded(
        azAnswerAt({ word, to, ...rest }, onSale),
        word,
        placeOf(to) ?? { above: '', sentences: [] },
      ).map((sentence) => `${word}: “${sentence}” does not follow from ${to}`),
    );
    expect(found).toEqual([]);
  });

  it('has a word of its own, and no word twice', () => {
    const names = azEntries.flatMap(({ word, also = [] }) => [word, ...also]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
