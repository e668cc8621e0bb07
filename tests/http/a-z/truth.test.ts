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

/**
 * Names what one text says and another does not: figures, names, more than a few words, yes or no.
 * @returns phrases; none if the first says no more than the second
 */
function faultsOf(short: string, source: string, above: string): readonly string[] {
  const sourceWords = new Set(wordStems(`${source} ${above}`));
  const sourceFigures = figuresIn(source);
  const words = tellingIn(short);
  const missing = words.filter((word) => !sourceWords.has(word));
  return [
    ...figuresIn(short)
      .filter((figure) => !sourceFigures.includes(figure))
      .map((figure) => `the figure ${figure}`),
    ...namesIn(short)
      .filter((name) => !wordStems(name).every((stem) => sourceWords.has(stem)))
      .map((name) => `the name ${name}`),
    ...(negative.test(short) === negative.test(source)
      ? []
      : ['the same yes or no (a word such as “not” is in one of both only)']),
    ...(words.length - missing.length < words.length * SHARE
      ? [`enough of its words (missing: ${missing.join(', ')})`]
      : []),
  ];
}

/** Names the sentences of an answer that say more than every sentence of its place, and what to do. */
const unfounded = (answer: string, word: string, to: string, { above, sentences }: PlaceOnPage) =>
  answer.split(/(?<=[.?!]) /).flatMap((short) => {
    const words = tellingIn(short);
    const [nearest] = sentences
      .map((source) => ({
        source,
        faults: faultsOf(short, source, `${above} ${word}`),
        alike: words.filter((stem) => wordStems(source).includes(stem)).length,
      }))
      .toSorted((a, b) => Math.sign(a.faults.length) - Math.sign(b.faults.length) || b.alike - a.alike);
    return nearest?.faults.length === 0
      ? []
      : `${word}: “${short}”: no sentence of ${to} says as much. The nearest, “${nearest?.source.trim()}”, lacks ${nearest?.faults.join(', and ')}. Change the short form in shared/data/a-z/, or the page`;
  });

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
    expect(
      azEntries.length,
      'Is a list of shared/data/a-z/ missing in content? Entries',
    ).toBeGreaterThanOrEqual(120);
    const lost = azEntries.filter(({ to }) => !placeOf(to));
    expect(
      lost.map(({ word, to }) => `${word}: no page has the place ${to}. Correct \`to\` in shared/data/a-z/`),
    ).toEqual([]);
  });

  it('leads to a place that speaks of its word', () => {
    const silent = azEntries.flatMap(({ word, also = [], to }) => {
      const place = placeOf(to);
      const pageWords = new Set(wordStems([place?.above, ...(place?.sentences ?? [])].join(' ')));
      const names = [word, ...also];
      return !place || names.some((name) => wordStems(name).some((stem) => pageWords.has(stem)))
        ? []
        : `${word}: ${to} has none of the words ${names.join(', ')}. Lead it elsewhere, or add one of the page’s to \`also\``;
    });
    expect(silent).toEqual([]);
  });

  it('says no more than its page: the same figures, the same words, the same yes or no', () => {
    const found = azEntries.flatMap((entry) => {
      const place = placeOf(entry.to);
      return place ? unfounded(azAnswerAt(entry, onSale), entry.word, entry.to, place) : [];
    });
    expect(found).toEqual([]);
  });

  it('has a word of its own, and no word twice', () => {
    const names = azEntries.flatMap(({ word, also = [] }) => [word, ...also]);
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    expect(twice.map((name) => `${name} is there twice: leave it to one entry of shared/data/a-z/`)).toEqual(
      [],
    );
  });
});
