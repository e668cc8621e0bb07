import { describe, expect, it } from 'vitest';
import { checkCalendar } from '../../../shared/rules/calendar/check-calendar.ts';
import { sampleCalendar as calendar, sampleDates as festival } from './sample-calendar.ts';

const nextYear = {
  days: [{ date: '2027-08-07' }, { date: '2027-08-08' }],
  startsAt: '2027-08-07T12:00:00+01:00',
  endsAt: '2027-08-09T02:00:00+01:00',
};

describe('The calendar of the year', () => {
  it('fits the festival’s days, as far as anything is decided', () => {
    expect(checkCalendar(calendar, festival)).toEqual([]);
  });

  it('ends the build with a sentence for each instant when it is last year’s', () => {
    const problems = checkCalendar(calendar, nextYear);
    expect(problems).toContain(
      'gatesOpen (2026-07-18) does not fit the festival’s days, 2027-08-07 to 2027-08-08: it must be on the first day',
    );
    expect(problems).toHaveLength(9);
  });

  it.each([
    [{ lastNightEnds: '2026-07-22T02:00+01:00' }, 'lastNightEnds (2026-07-22) does not fit'],
    [
      { fieldsClose: '2026-07-20T23:00+01:00' },
      'fieldsClose (2026-07-20T23:00+01:00) is before lastNightEnds',
    ],
    [{ salesOpen: '2026-07-17T10:00+01:00' }, 'salesClose (2026-07-16T12:00+01:00) is before salesOpen'],
    [{ gatesOpen: '2026-18-07T11:00+01:00' }, 'gatesOpen: “2026-18-07T11:00+01:00” is no instant'],
  ] as const)('with %o ends the build with one sentence', (changed, problem) =>
    expect(checkCalendar({ ...calendar, ...changed }, festival)).toEqual([expect.stringContaining(problem)]),
  );
});
