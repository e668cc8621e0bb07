import { describe, expect, it } from 'vitest';
import { clockTime, wallTime } from '../../shared/figures/clock.ts';
import { countdownParts } from '../../shared/rules/time-left.ts';
import { sampleFestival } from './sample-festival.ts';

const start = Date.parse(sampleFestival.startsAt);

it.each([
  ['2026-07-16T10:00:01Z', '02 00 59 59'],
  ['2026-07-18T10:59:59Z', '00 00 00 01'],
  ['2026-11-21T00:00:00Z', '00 00 00 00'],
])('The countdown reads at %s: %s', (now, reading) => {
  const { days, hours, minutes, seconds } = countdownParts(Date.parse(now), start);
  expect([days, hours, minutes, seconds].join(' ')).toBe(reading);
});

describe('A time', () => {
  it.each([
    ['12:00', '12 noon'],
    ['21:15', '9.15pm'],
    ['00:00', '12 midnight'],
    ['12:30', '12.30pm'],
    ['24:40', '12.40am'],
  ])('of %s is printed as %s', (time, printed) => expect(clockTime(time)).toBe(printed));

  it('after midnight is that of the next day on the wall', () => expect(wallTime('24:40')).toBe('00:40'));
});
