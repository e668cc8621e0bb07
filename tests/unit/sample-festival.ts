/** A festival of the tests' own, for rules that are given what they need of one. No real festival's change reaches it. */
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
