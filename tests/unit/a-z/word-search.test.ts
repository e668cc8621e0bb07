import { describe, expect, it } from 'vitest';
import { createWordSearch } from '../../../shared/rules/a-z/word-search.ts';
import { createFestival } from '../../../shared/festival/create-festival.ts';
import { longshore } from '../../sample-festival/sample-festival.ts';

const { azWording } = createFestival(longshore).texts;

const search = createWordSearch(
  [
    { word: 'Toilets', also: 'loo, WC', answer: 'By both stages and in every field.' },
    { word: 'Wi-Fi', also: 'internet', answer: 'There is no public one.' },
    { word: 'Assistance dogs', also: 'guide dog', answer: 'They go everywhere.' },
    { word: 'Dogs', also: 'pets, puppy', answer: 'On a short lead.' },
    { word: 'Lost property', also: 'lost phone', answer: 'Try the information point.' },
    { word: 'Crèche', also: '', answer: 'Stay with your children.' },
    { word: '!!!', also: '', answer: 'Friday 4pm.' },
  ],
  azWording.filter.stopWords,
);
const find = (typed: string) => {
  const { by, entries = [] } = search(typed) ?? {};
  return [by, ...entries.map(({ word }) => word)];
};

describe('The search of the A to Z', () => {
  it.each([
    ['by another word for it', 'loo', 'Toilets'],
    ['as one word or two', 'wifi', 'Wi-Fi'],
    ['without an accent, in the plural', 'creches', 'Crèche'],
    ['by two words in any order', 'phone lost', 'Lost property'],
    ['in a question', 'Where are the toilets?', 'Toilets'],
    ['before entries that have the word among others', 'dogs', 'Dogs'],
  ])('finds an entry %s: %s', (_, typed, first) => expect(find(typed).slice(0, 2)).toEqual(['name', first]));

  it('finds an entry by its answer, if none is called so', () =>
    expect(find('stages')).toEqual(['answer', 'Toilets']));

  it.each([
    ['a letter too few', 'tolets', 'Toilets'],
    ['two letters swapped', 'toliets', 'Toilets'],
    ['a word too many', 'toilets zzz', 'Toilets'],
  ])('does not pass off as an answer what only resembles the words, by %s: %s', (_, typed, word) =>
    expect(find(typed)).toEqual(['resemblance', word]),
  );

  it.each(['', '   ', '.*+?^${}()|[]\\', '\u0000\u001B'])('seeks nothing for “%s”', (typed) =>
    expect(search(typed)).toBeUndefined(),
  );

  it.each(['zzz', 'é'.repeat(10_000), 'constructor', '__proto__'])(
    'finds nothing that nobody wrote',
    (typed) => expect(find(typed)).toEqual(['resemblance']),
  );
});
