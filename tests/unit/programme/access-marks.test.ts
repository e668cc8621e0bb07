import { describe, expect, it } from 'vitest';
import type { PlaceAccess } from '../../../shared/model/grounds.ts';
import type { EventAccess } from '../../../shared/model/programme.ts';
import { marksOf } from '../../../shared/rules/programme/access-marks.ts';
import { localTime } from '../../../shared/rules/programme/local-time.ts';
import { folded, hasEveryWord } from '../../../shared/rules/text/text-match.ts';

const place: PlaceAccess = {
  surface: 'Grass',
  slope: 'level',
  shade: false,
  seats: 'none',
  stepFree: true,
  covered: 'partly',
  inside: false,
};
const event: EventAccess = {
  seats: 'for some',
  strobe: 'not known',
  haze: false,
  loudness: 'loud',
  part: 'watch',
};

describe('The marks of a set', () => {
  it('say neither yes nor no of what is not known, and name what may keep somebody away', () => {
    const { marks: said, notKnown } = marksOf({
      ...place,
      ...event,
      stepFree: 'not known',
      covered: 'not known',
      seats: 'not known',
    });
    expect(said).toEqual(['loud']);
    expect(notKnown).toEqual(['stepFree', 'strobe']);
  });
});

it('An instant is written in festival time, wherever the server stands', () => {
  const instant = Date.parse('2026-07-18T23:30:00Z');
  expect(localTime(instant, '+01:00')).toBe('2026-07-19T00:30+01:00');
  expect(localTime(instant, '-05:30')).toBe('2026-07-18T18:00-05:30');
});

it.each([
  ['Sigur Rós, Castle Stage', 'ros castle', true],
  ['Sigur Rós, Castle Stage', 'castle lawn', false],
  ['What? (Live)', '?', true],
])('The filter’s words find in “%s” “%s”: %s', (text, typed, found) => {
  expect(hasEveryWord(folded(text), typed)).toBe(found);
});
