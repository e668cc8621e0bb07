import type { Change } from './change-model.ts';

/** One of each kind. */
export const changes: readonly Change[] = [
  {
    at: '2027-06-01T12:00:00+02:00',
    set: 'lighting',
    before: { start: '22:00', end: '22:30' },
    after: { start: '22:30', end: '23:00' },
    why: 'It was still light.',
  },
  {
    at: '2027-06-02T12:00:00+02:00',
    set: 'crabs',
    before: { day: 'thu' },
    after: { day: 'fri' },
    why: 'The tide tables were for Bodø.',
  },
  {
    at: '2027-06-03T12:00:00+02:00',
    withdrawn: 'seals',
    title: 'Counting the seals',
    before: { day: 'thu', start: '12:00', end: '13:00', place: 'quay' },
    why: 'Nobody asked the seals.',
  },
  {
    at: '2027-06-04T12:00:00+02:00',
    set: 'tides',
    before: { cancelled: false },
    after: { cancelled: true },
    why: 'The pilot was at sea.',
  },
  {
    at: '2027-06-05T12:00:00+02:00',
    set: 'what',
    before: { end: '19:15' },
    after: { end: '19:00' },
    why: 'They have one song fewer.',
  },
  {
    at: '2027-06-06T12:00:00+02:00',
    set: 'tides',
    before: { cancelled: true },
    after: { cancelled: false },
    why: 'The pilot is back.',
  },
  {
    at: '2027-08-05T13:00:00+02:00',
    fact: 'The last ferry',
    before: '1am',
    after: '1.30am',
    why: 'The captain wants to hear the end.',
  },
  {
    at: '2027-08-06T14:02:00+02:00',
    set: 'chk',
    before: { place: 'loft' },
    after: { place: 'raft' },
    why: 'The loft has a leak.',
  },
  {
    at: '2027-08-07T02:30:00+02:00',
    set: 'bold',
    before: { cancelled: false },
    after: { cancelled: true },
    why: 'The drummer is asleep.',
  },
];
