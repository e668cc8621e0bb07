import { describe, expect, it } from 'vitest';
import { findWords } from '../../../shared/rules/a-z/find-words.ts';
import { wordStems } from '../../../shared/rules/a-z/word-stems.ts';

const entries = [
  { names: 'Toilets loo, WC', answer: 'By both stages and in every field.' },
  { names: 'Wi-Fi internet', answer: 'There is no public WiFi.' },
  { names: 'Children alone', answer: 'Under-16s must come with an adult.' },
  { names: 'Lost property lost phone', answer: 'Try the information point.' },
  { names: 'Crèche', answer: 'Stay with your children.' },
  { names: 'Tents', answer: 'Pitch high.' },
  { names: 'Buses', answer: 'The stop is 150 metres from the gate.' },
  { names: 'Tea', answer: 'Starts at seven.' },
  { names: 'Hearing loop', answer: 'At every talk.' },
];

const find = (typed: string): readonly string[] => {
  const found = findWords(
    entries.map(({ names, answer }) => ({ names: wordStems(names), answer: wordStems(answer) })),
    typed,
    ['where', 'are', 'the', 'is', 'there'],
  );
  return entries.filter((_, index) => found[index]).map(({ names }) => names.split(' ')[0] ?? '');
};

describe('The filter of the A to Z', () => {
  it.each([
    ['in any case', 'TOILET', ['Toilets']],
    ['by another word for it', 'loo', ['Toilets']],
    ['with a hyphen or without', 'wifi', ['Wi-Fi']],
    ['without an accent', 'creche', ['Crèche']],
    ['by its beginning', 'chil', ['Children']],
    ['with a letter too few', 'tolets', ['Toilets']],
    ['with two letters swapped', 'chidlren', ['Children']],
    ['by two words in any order', 'phone lost', ['Lost']],
    ['in a question', 'Where are the toilets?', ['Toilets']],
    ['by its answer, if no entry is called so', 'stages', ['Toilets']],
    ['by a whole number in its answer', '150', ['Buses']],
  ])('finds an entry %s: %s', (_, typed, expected) => expect(find(typed)).toEqual(expected));

  it('does not take short words for each other', () => expect(find('ten')).toEqual(['Tents']));

  it.each(['', '   ', '?', '’', '((', '\u0000'])('shows everything for “%s”', (typed) =>
    expect(find(typed)).toHaveLength(entries.length),
  );

  it.each(['zzz', '15', 'toilets zzz', '<script>', 'é'.repeat(5000)])(
    'finds nothing that nobody wrote',
    (typed) => expect(find(typed)).toEqual([]),
  );
});
