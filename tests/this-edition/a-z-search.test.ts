import { expect, it } from 'vitest';
import { azAnswerAt } from '../../shared/rules/a-z/answer-at.ts';
import { createWordSearch } from '../../shared/rules/a-z/word-search.ts';
import { onSale, thisFestival } from './nightjar.ts';

const {
  azEntries,
  texts: { azWording },
} = thisFestival;

const entries = azEntries.map((entry) => ({
  word: entry.word,
  also: [...(entry.also ?? []), ...(entry.among ?? [])].join(),
  answer: azAnswerAt(entry, onSale),
}));
const search = createWordSearch(entries, azWording.filter.stopWords);

it.each([
  ['charge my phone', 'Charging'],
  ['lost phone', 'Lost property'],
  ['how do I get there', 'Getting here'],
  ['milk', 'Allergies'],
  ['unwell', 'First aid'],
  ['student discount', 'Students'],
  ['under 18', 'Children alone'],
  ['next sale', 'Tickets'],
  ['7.5 m', 'Campervans'],
  ['arriving at 1am', 'Late arrival'],
  ['cash at stalls', 'Cash'],
  ['no signal', 'Offline'],
  ['autistic', 'Quiet space'],
  ['ticket not arrived', 'E-tickets'],
  ['complain', 'Neighbours'],
  ['past festivals', 'Gallery'],
  ['newsletter', 'Contact'],
  ['first time', 'First time'],
  ['pets', 'Dogs'],
  ['weapons', 'Knives'],
  ['how much', 'Weekend Ticket'],
])('A visitor who types “%s” into the A to Z finds %s first', (typed, word) => {
  const { by, entries: [first] = [] } = search(typed) ?? {};
  expect(first?.word).toBe(word);
  expect(by).not.toBe('resemblance');
});
