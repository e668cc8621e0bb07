/** A partly undecided year, with the festival in it. */
import type { Calendar } from '../../../shared/model/calendar.ts';

export const sampleCalendar: Calendar = {
  salesOpen: '2025-12-01T10:00+00:00',
  earlyBirdUntil: 'unknown',
  tradersUntil: '2026-01-31T24:00+00:00',
  tradersAnswered: 'unknown',
  stewardsUntil: '2026-04-30T24:00+01:00',
  accessUntil: 'unknown',
  companionsUntil: 'unknown',
  salesClose: '2026-07-16T12:00+01:00',
  campingOpens: '2026-07-17T16:00+01:00',
  gatesOpen: '2026-07-18T11:00+01:00',
  namesDownUntil: 'unknown',
  lastNightEnds: '2026-07-21T02:00+01:00',
  fieldsClose: '2026-07-21T12:00+01:00',
  lostPropertyUntil: '2026-09-30T24:00+01:00',
  resultsUntil: 'unknown',
  nextSaleAnnounced: 'unknown',
};

export const sampleDates = {
  days: [{ date: '2026-07-18' }, { date: '2026-07-19' }, { date: '2026-07-20' }],
  startsAt: '2026-07-18T12:00:00+01:00',
  endsAt: '2026-07-21T02:00:00+01:00',
};
