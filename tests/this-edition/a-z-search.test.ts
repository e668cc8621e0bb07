import { expect, it } from 'vitest';
import { createWordSearch } from '../../shared/rules/a-z/word-search.ts';
import { thisFestival } from './nightjar.ts';

const {
  azEntries,
  texts: { azWording },
} = thisFestival;

const entries = azEntries.map(({ word, also = [], answer }) => ({ word, also: also.join(), answer }));
const search = createWordSearch(entries, azWording.filter.asking);

it.each([
  ['charge my phone', 'Charging'],
  ['lost phone', 'Lost property'],
  ['seizure', 'Strobe'],
  ['somewhere to sit', 'Benches'],
  ['how do I get there', 'Getting here'],
  ['train cancelled', 'Late arrival'],
  ['milk', 'Allergies'],
  ['storm', 'Storms'],
  ['formula', 'Babies'],
  ['whisky', 'Alcohol'],
  ['unwell', 'First aid'],
  ['student discount', 'Students'],
  ['under 18', 'Children alone'],
  ['press pass', 'Press'],
])('A visitor who types “%s” into the A to Z finds %s first', (typed, word) => {
  const { by, entries: [first] = [] } = search(typed) ?? {};
  expect([by, first?.word]).toEqual(['name', word]);
});
