import type { Change } from './model.ts';

export const changes: readonly Change[] = [
  {
    at: '2027-06-01T12:00:00+02:00',
    set: 'lighting',
    before: { start: '22:00', end: '22:30' },
    after: { start: '22:30', end: '23:00' },
    why: 'It was still light.',
  },
];
