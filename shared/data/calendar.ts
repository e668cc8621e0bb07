/** The calendar of the festival's year. All sentences take its dates from here. */
import { calendarDateText } from '../figures/date.ts';
import type { Calendar } from '../model/calendar.ts';
import { festival } from './edition.ts';

// Samples: when sales open and close, when applications end, when results and the next sale are due.
export const calendar = {
  salesOpen: '2025-12-01T10:00+00:00',
  earlyBirdUntil: 'unknown',
  tradersUntil: '2026-01-31T24:00+00:00',
  tradersAnswered: '2026-02-28T24:00+00:00',
  stewardsUntil: '2026-04-30T24:00+01:00',
  accessUntil: '2026-06-01T24:00+01:00',
  companionsUntil: '2026-06-01T24:00+01:00',
  salesClose: '2026-07-16T12:00+01:00',
  campingOpens: '2026-07-17T16:00+01:00',
  gatesOpen: '2026-07-18T11:00+01:00',
  namesDownUntil: '2026-07-20T12:00+01:00',
  lastNightEnds: '2026-07-21T02:00+01:00',
  fieldsClose: '2026-07-21T12:00+01:00',
  lostPropertyUntil: '2026-09-30T24:00+01:00',
  resultsUntil: '2026-11-30T24:00+00:00',
  nextSaleAnnounced: '2027-01-11T10:00+00:00',
} as const satisfies Calendar;

/** The date of an instant of the calendar, as visitors read it: `30 April 2026`. */
export const dateOf = (instant: Calendar['salesOpen']): string => calendarDateText(instant, festival.months);
