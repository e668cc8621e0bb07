import { describe, expect, it } from 'vitest';
import { byLetter } from '../../../shared/rules/a-z/by-letter.ts';
import { createFestival } from '../../../shared/festival/create-festival.ts';
import { longshore } from '../../sample-festival/sample-festival.ts';

const { azLetters } = createFestival(longshore);

const words = (...all: readonly string[]) => all.map((word) => ({ word }));
const grouped = (alphabet: Parameters<typeof byLetter>[1], ...all: readonly string[]) =>
  byLetter(words(...all), alphabet).map(({ letter, entries }) =>
    [letter, ...entries.map(({ word }) => word)].join(' '),
  );

describe('The entries by their letters', () => {
  const english = { letters: 'ABCDE', articles: ['The'] };

  it('are in the order of the alphabet, whatever their case, signs and articles', () => {
    expect(grouped(english, 'The Dell', '£5 Beer', 'bdrmm', 'A&E', 'Étape', 'Themes')).toEqual([
      'A A&E',
      'B bdrmm £5 Beer',
      'D The Dell',
      'E Étape',
      'T Themes',
    ]);
  });

  it('follow the language’s alphabet: Å is the last letter in Norwegian', () => {
    const norwegian = { letters: 'ABZÅ', articles: [] };
    expect(grouped(norwegian, 'Ål', 'Zoo', 'Alt', '電')).toEqual(['A Alt', 'Z Zoo', 'Å Ål', '電 電']);
  });

  it('are in the order that Intl has for English', () => {
    const { compare } = new Intl.Collator('en-GB', { numeric: true });
    for (const { entries } of azLetters()) {
      const filed = entries.map(({ word }) => word.replace(/^The /, '').replace(/^[^\p{L}]+/u, ''));
      expect(filed).toEqual(filed.toSorted(compare));
    }
    expect(grouped(english, 'Bus 10', 'Bus 9', 'Buses', 'Bus')).toEqual(['B Bus Bus 9 Bus 10 Buses']);
  });
});
