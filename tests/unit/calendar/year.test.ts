import { describe, expect, it } from 'vitest';
import { dateText } from '../../../shared/figures/date.ts';
import { yearAt } from '../../../shared/rules/calendar/year.ts';
import { sampleCalendar as calendar } from './sample-calendar.ts';

const seasonAt = (instant: string, of = calendar) => yearAt(of, Date.parse(`${instant}+01:00`)).season;

describe('The season', () => {
  it.each([
    ['2025-12-01T10:59:59.999', 'before-sale'],
    ['2025-12-01T11:00:00', 'on-sale'],
    ['2026-07-16T12:00:00', 'sale-closed'],
    ['2026-07-17T16:00:00', 'at-festival'],
    ['2026-07-21T11:59:59.999', 'at-festival'],
    ['2026-07-21T12:00:00', 'just-over'],
    ['2026-09-30T23:59:59.999', 'just-over'],
    ['2026-10-01T00:00:00', 'over'],
  ])('at %s is “%s”', (instant, season) => expect(seasonAt(instant)).toBe(season));

  it('is before the sale, or on sale, for ever while the next instant is undecided', () => {
    expect(seasonAt('2026-05-10T12:00:00', { ...calendar, salesOpen: 'unknown' })).toBe('before-sale');
    expect(seasonAt('2026-07-17T12:00:00', { ...calendar, salesClose: 'unknown' })).toBe('on-sale');
    expect(seasonAt('2026-07-22T12:00:00', { ...calendar, lostPropertyUntil: 'unknown' })).toBe('over');
  });
});

describe('The year', () => {
  it('has a day as the last one until its midnight', () => {
    const stewards = (instant: string) => yearAt(calendar, Date.parse(instant)).passed.stewardsUntil;
    expect(stewards('2026-04-30T23:59:59.999+01:00')).toBe(false);
    expect(stewards('2026-05-01T00:00:00+01:00')).toBe(true);
    expect(dateText('2026-04-30T24:00+01:00', ['', '', '', 'April'])).toBe('30 April 2026');
  });

  it('never reaches what nobody has decided', () =>
    expect(yearAt(calendar, Date.parse('2030-01-01T00:00Z')).passed.accessUntil).toBe(false));
});
