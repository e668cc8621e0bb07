import type { Change, SetFacts } from '../../model/changes.ts';
type Facts = Partial<SetFacts>;
const june = (day: number, set: string, before: Facts, after: Facts, why: string): Change => ({
  at: `2027-06-0${day}T12:00:00+02:00`,
  set,
  before,
  after,
  why,
});
const on = { cancelled: false };
const off = { cancelled: true };
const times = (start: string, end: string) => ({ start, end });

export const changesWritten = '2027-08-07T02:30:00+02:00';

/** One of each kind. */
export const changes: readonly Change[] = [
  june(1, 'lighting', times('22:00', '22:30'), times('22:30', '23:00'), 'It was still light.'),
  june(2, 'crabs', { day: 'thu' }, { day: 'fri' }, 'The tide tables were for Bodø.'),
  {
    at: '2027-06-03T12:00:00+02:00',
    withdrawn: 'seals',
    title: 'Counting the seals',
    before: { day: 'thu', start: '12:00', end: '13:00', place: 'quay' },
    why: 'Nobody asked the seals.',
  },
  june(4, 'tides', on, off, 'The pilot was at sea.'),
  june(5, 'what', { end: '19:15' }, { end: '19:00' }, 'They have one song fewer.'),
  june(6, 'tides', off, on, 'The pilot is back.'),
  {
    at: '2027-08-05T13:00:00+02:00',
    fact: 'The last ferry',
    before: '1am',
    after: '1.30am',
    why: 'The captain wants to hear the end.',
  },
  {
    ...june(7, 'chk', { place: 'loft' }, { place: 'raft' }, 'The loft has a leak.'),
    at: '2027-08-06T14:02:00+02:00',
  },
  { ...june(8, 'bold', on, off, 'The drummer is asleep.'), at: '2027-08-07T02:30:00+02:00' },
];
