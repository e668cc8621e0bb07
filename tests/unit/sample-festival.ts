/** A festival for tests of rules that need few of its facts. Changes of a real festival do not reach it. */
export const sampleFestival = {
  utcOffset: '+01:00',
  startsAt: '2026-07-18T12:00:00+01:00',
  days: [
    { id: 'friday', name: 'Friday', date: '2026-07-18' },
    { id: 'saturday', name: 'Saturday', date: '2026-07-19' },
    { id: 'sunday', name: 'Sunday', date: '2026-07-20' },
  ],
  months: 'January February March April May June July August September October November December'.split(' '),
} as const;
