import { describe, expect, it } from 'vitest';
import { fits, fitsOf, type FitSource } from '../../../shared/rules/needs/fit.ts';
import { fitText } from '../../../shared/rules/needs/fit-text.ts';
import type { FitWords, Need, SetNeed } from '../../../shared/model/needs.ts';
import { allNeeds, setNeeds } from '../../../shared/rules/needs/needs.ts';
import { createFestival } from '../../../shared/festival/create-festival.ts';
import { longshore } from '../../sample-festival/sample-festival.ts';

const { fitWords } = createFestival(longshore).texts;

const concert: FitSource = {
  event: { kind: 'music' },
  access: {
    stepFree: true,
    seats: 'for all',
    covered: true,
    loudness: 'quiet',
    strobe: false,
    arranged: ['BSL'],
    part: 'watch',
  },
};
const withAccess = (access: Partial<FitSource['access']>): FitSource => ({
  ...concert,
  access: { ...concert.access, ...access },
});

describe('A set', () => {
  it.each<readonly [SetNeed, set: FitSource, answer: boolean | 'not known']>([
    ['step-free', withAccess({ stepFree: 'not known' }), 'not known'],
    ['seats', withAccess({ seats: 'for some' }), 'not known'],
    ['quiet', withAccess({ loudness: 'spoken' }), true],
    ['no-strobe', withAccess({ strobe: true }), false],
    ['signed', withAccess({ arranged: [] }), false],
    ['cover', withAccess({ covered: 'partly' }), 'not known'],
    ['take-part', withAccess({ part: 'join in' }), true],
    ['watch', concert, true],
  ])('fits whoever needs “%s”, does not, or nobody knows', (need, set, answer) =>
    expect(fits[need](set)).toBe(answer),
  );

  it('names all misfits and unknown facts, and says that a set fits only if all needs do', () => {
    const names = Object.fromEntries(setNeeds.map((need) => [need, need])) as FitWords['names'];
    const words = { fits: 'Fits.', not: 'Doesn’t fit: {needs}.', unknown: 'Not known: {needs}.', names };
    const textOf = (set: FitSource, needs: readonly Need[]) => fitText(fitsOf(set), needs, words);
    const mixed = withAccess({ seats: 'for some', loudness: 'loud', strobe: 'not known' });
    expect(fitsOf(concert)).toHaveLength(setNeeds.length);
    expect(Object.keys(fitWords.names)).toEqual(setNeeds);
    expect(textOf(mixed, allNeeds)).toBe(
      'Doesn’t fit: quiet, children, take-part. Not known: seats, no-strobe.',
    );
    expect(textOf(mixed, ['signed', 'seats'])).toBe('Not known: seats.');
    expect(textOf(concert, ['signed', 'seats', 'slow'])).toBe('Fits.');
    expect(textOf(mixed, ['slow', 'lamps'])).toBe('');
  });
});
