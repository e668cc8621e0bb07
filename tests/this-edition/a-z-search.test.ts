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
  ['formula', 'Baby bottles'],
  ['whisky', 'Alcohol'],
  ['unwell', 'First aid'],
  ['student discount', 'Students'],
  ['under 18', 'Children alone'],
  ['press pass', 'Press'],
  ['needles', 'Medicine'],
  ['next sale', 'Tickets'],
  ['2027', 'Tickets'],
  ['leaving', 'Leaving'],
  ['discount', 'Students'],
  ['7.5m', 'Campervans'],
  ['7.5 m', 'Campervans'],
  ['arriving at 1am', 'Late arrival'],
  ['leave at 1am', 'Last bus'],
  ['compare', 'My line-up'],
  ['sterilise', 'Baby bottles'],
  ['boiled water', 'Baby bottles'],
  ['age', 'Children alone'],
  ['where can I stay', 'Camping'],
  ['cash at stalls', 'Cash'],
  ['tickets for kids', 'Child tickets'],
  ['no signal', 'Offline'],
  ['offline', 'Offline'],
  ['autistic', 'Quiet space'],
  ['I feel ill', 'First aid'],
  ['what time does it finish', 'Curfew'],
  ['who is on now', 'Running order'],
  ['ticket not arrived', 'E-tickets'],
  ['complain', 'Neighbours'],
  ['past festivals', 'Gallery'],
  ['BYO', 'Alcohol'],
  ['newsletter', 'Contact'],
  ['first time', 'First time'],
  ['new here', 'First time'],
  ['14', 'Children alone'],
  ['unconscious', 'First aid'],
  ['pets', 'Dogs'],
  ['plug', 'Charging'],
  ['weapons', 'Knives'],
  ['forecast', 'Rain'],
  ['parents', 'Children alone'],
  ['complaints', 'Contact'],
  ['stewarding', 'Volunteers'],
  ['directions', 'Driving'],
  ['headliner', 'Sea Power'],
  ['how much', 'Weekend Ticket'],
])('A visitor who types “%s” into the A to Z finds %s first', (typed, word) => {
  const { by, entries: [first] = [] } = search(typed) ?? {};
  expect(first?.word).toBe(word);
  expect(by).not.toBe('resemblance');
});
