import { describe, expect, it } from 'vitest';
import { wordStems } from '../../../shared/rules/a-z/word-search.ts';
import { azAnswerAt } from '../../../shared/rules/a-z/answer-at.ts';
import { documentAt } from '../documents.ts';
import { unfounded } from './follows-from.ts';
import { placeOnPage, type PlaceOnPage } from './place-on-page.ts';
import { onSale, thisFestival } from '../../this-edition/nightjar.ts';

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
