import { expect, it } from 'vitest';
import { accessMarksOf } from '../../../shared/rules/programme/access-marks.ts';
import { folded, hasEveryWord } from '../../../shared/rules/text/text-match.ts';

it('The marks of a set say neither yes nor no of what is not known', () => {
  const { marks: said, notKnown } = accessMarksOf({
    surface: 'Grass',
    slope: 'level',
    shade: false,
    stepFree: 'not known',
    covered: 'not known',
    seats: 'not known',
    inside: false,
    strobe: 'not known',
    haze: false,
    loudness: 'loud',
    part: 'watch',
  });
  expect(said).toEqual(['loud']);
  expect(notKnown).toEqual(['stepFree', 'strobe']);
});

it.each([
  ['Sigur Rós, Castle Stage', 'ros castle', true],
  ['Sigur Rós, Castle Stage', 'castle lawn', false],
  ['What? (Live)', '?', true],
])('The filter’s words find in “%s” “%s”: %s', (text, typed, found) => {
  expect(hasEveryWord(folded(text), typed)).toBe(found);
});
