import { describe, expect, it } from 'vitest';
import { clockTime, wallTime } from '../../shared/figures/clock.ts';
import { countdownParts, countdownSentence } from '../../shared/rules/time-left.ts';
import { sampleFestival } from './sample-festival.ts';

const start = Date.parse(sampleFestival.startsAt);
const labels = {
  days: ['day', 'days'],
  hours: ['hour', 'hours'],
  minutes: ['minute', 'minutes'],
  seconds: ['second', 'seconds'],
} as const;

describe('The countdown', () => {
  it.each([
    ['2026-07-16T10:00:01Z', '02 00 59 59'],
    ['2026-07-18T10:59:59Z', '00 00 00 01'],
    ['2026-11-21T00:00:00Z', '00 00 00 00'],
  ])('reads at %s: %s', (now, reading) => {
    const { days, hours, minutes, seconds } = countdownParts(Date.parse(now), start);
    expect([days, hours, minutes, seconds].join(' ')).toBe(reading);
  });

  it.each([
    ['2026-07-16T10:00:01Z', '2 days, 0 hours, 59 minutes'],
    ['2026-07-17T09:59:00Z', '1 day, 1 hour, 1 minute'],
    ['2026-07-18T11:00:00Z', '0 days, 0 hours, 0 minutes'],
  ])('is said at %s as “%s”', (now, sentence) =>
    expect(countdownSentence(countdownParts(Date.parse(now), start), labels)).toBe(sentence),
  );
});

describe('A time', () => {
  it.each([
    ['12:00', '12 noon'],
    ['14:00', '2pm'],
    ['21:15', '9.15pm'],
    ['00:00', '12 midnight'],
    ['24:00', '12 midnight'],
    ['24:40', '12.40am'],
    ['26:00', '2am'],
  ])('of %s is printed as %s', (time, printed) => expect(clockTime(time)).toBe(printed));

  it.each([
    ['24:40', '00:40'],
    ['26:00', '02:00'],
  ])('of %s is %s on the wall', (time, wall) => expect(wallTime(time)).toBe(wall));
});
