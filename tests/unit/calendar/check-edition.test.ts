import { describe, expect, it } from 'vitest';
import { checkEdition, checkPrices } from '../../../shared/rules/calendar/check-edition.ts';
import { sampleCalendar } from './sample-calendar.ts';

const edition = {
  year: 2027,
  dates: '12–14 June 2027',
  days: [{ id: 'sat', name: 'Saturday', date: '2027-06-12' }],
  utcOffset: '+02:00',
  timeZone: 'Europe/Berlin',
};

describe('An edition', () => {
  it('fits its days', () => {
    expect(checkEdition(edition)).toEqual([]);
  });

  it.each([
    [{ year: 2026 }, 'year is 2026, and the first day is 2027-06-12: write the year of the first day'],
    [{ dates: '12–14 June 2026' }, 'dates are “12–14 June 2026”, and the first day is 2027-06-12'],
    [{ utcOffset: '+01:00' }, 'clocks in Europe/Berlin are at +02:00 on 2027-06-12'],
    [{ timeZone: 'Europe/Husum' }, '“Europe/Husum” is no time zone'],
  ])('with %o ends the build with a sentence', (wrong, sentence) => {
    const problems = checkEdition({ ...edition, ...wrong });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(sentence);
  });
});

it('A price that holds until an instant which the calendar leaves out ends the build', () => {
  const prices = { weekend: { before: 95, until: 'earlyBirdUntil', after: 120 }, day: 45 } as const;
  expect(checkPrices(prices, { ...sampleCalendar, earlyBirdUntil: 'unknown' })).toEqual([]);
  const { earlyBirdUntil: _left, ...calendar } = { earlyBirdUntil: 'unknown', ...sampleCalendar } as const;
  expect(checkPrices(prices, calendar)).toEqual([
    'The price of weekend holds until earlyBirdUntil, which the calendar does not have',
  ]);
});

it('A price that somebody wrote as a text ends the build', () => {
  const prices = { weekend: 145, day: '70', bunk: { before: 20, until: 'salesClose', after: '25' } };
  expect(checkPrices(prices as never, sampleCalendar)).toEqual([
    'The price of day is “70”, which is no number: write it without quotes',
    'The price of bunk is “25”, which is no number: write it without quotes',
  ]);
});
