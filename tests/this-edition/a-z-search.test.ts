import { expect, it } from 'vitest';
import { azWording } from '../../shared/data/wording/a-z-wording.ts';
import { azEntries } from '../../shared/festival/a-z.ts';
import { createWordSearch } from '../../shared/rules/a-z/word-search.ts';

const entries = azEntries.map(({ word, also = [], answer }) => ({ word, also: also.join(), answer }));
const search = createWordSearch(entries, azWording.filter.asking);

it.each([
  ['dogs', 'Dogs'],
  ['charge my phone', 'Charging'],
  ['gluten-free', 'Gluten'],
  ['diabetic', 'Medicine'],
  ['pubs', 'Pubs'],
  ['sell my ticket', 'Selling a ticket'],
  ['lost phone', 'Lost property'],
  ['lost kids', 'Lost children'],
  ['wheel chair', 'Wheelchairs'],
  ['seizure', 'Strobe'],
  ['deaf', 'Hearing loop'],
  ['somewhere to sit', 'Benches'],
  ['breast feeding', 'Breastfeeding'],
  ['ear plugs', 'Earplugs'],
  ['cashpoint', 'Cash'],
  ['how do I get there', 'Getting here'],
  ['train cancelled', 'Late arrival'],
  ['milk', 'Allergies'],
])('A visitor who types “%s” into the A to Z finds %s first', (typed, word) => {
  const { by, entries: [first] = [] } = search(typed) ?? {};
  expect([by, first?.word]).toEqual(['name', word]);
});

it.each([
  ['parkng', 'Parking'],
  ['accomodation', 'Beds'],
  ['restaraunt', 'Pubs'],
])('A visitor who types “%s” into the A to Z is asked about %s first', (typed, word) => {
  const { by, entries: [first] = [] } = search(typed) ?? {};
  expect([by, first?.word]).toEqual(['resemblance', word]);
});
