import type { Season } from '../shared/model/calendar.ts';

/** The instant of the tests: tickets are on sale. Tests of other seasons set their own. */
export const ON_SALE = '2026-07-16T10:59:50+01:00';

/** An instant of each season. */
export const seasons = {
  'before-sale': '2025-11-20T12:00:00+00:00',
  'on-sale': '2026-05-10T12:00:00+01:00',
  'sale-closed': '2026-07-17T09:00:00+01:00',
  'at-festival': '2026-07-18T14:20:00+01:00',
  'just-over': '2026-07-28T12:00:00+01:00',
  over: '2026-11-22T12:00:00+00:00',
} as const satisfies Record<Season, string>;
