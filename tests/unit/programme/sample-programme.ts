/** A correct programme as an author wrote it, for tests of the checks. */
import { checkProgramme } from '../../../shared/rules/programme/check-programme.ts';
import type { WrittenProgramme, WrittenSet } from '../../../shared/rules/programme/checks/written.ts';

export const open = {
  surface: 'Grass',
  slope: 'level',
  shade: 'not known',
  seats: 'none',
  stepFree: true,
  covered: false,
  inside: false,
};
export const access = { seats: 'none', strobe: 'not known', haze: false, loudness: 'loud', part: 'watch' };

export const concert = (id: string, artist: string, day: string, start: string, end: string) => ({
  id,
  kind: 'music',
  title: artist,
  artist,
  place: 'castle',
  access,
  sets: [{ id, day, start, end }],
});

/** An event, with other facts of its set. */
export const playing = (event: ReturnType<typeof concert>, set: WrittenSet) => ({
  ...event,
  sets: event.sets.map((eventSet) => ({ ...eventSet, ...set })),
});

export const arabStrap = concert('arab-strap', 'Arab Strap', 'friday', '19:20', '20:30');
export const seaPower = concert('sea-power', 'Sea Power', 'friday', '21:15', '22:45');
export const bdrmm = concert('bdrmm', 'bdrmm', 'saturday', '14:00', '14:45');

export const paths: WrittenProgramme['paths'] = [
  { between: ['castle', 'library'], metres: 120 },
  { between: ['library', 'paddock'], metres: 100 },
];

export const right = {
  days: [
    { id: 'friday', name: 'Friday', date: '2026-07-18' },
    { id: 'saturday', name: 'Saturday', date: '2026-07-19' },
  ],
  lineUp: [{ name: 'Sea Power' }, { name: 'Arab Strap' }, { name: 'bdrmm' }],
  profiles: [],
  places: {
    castle: { name: 'Castle Stage', kind: 'stage', at: [0, 0], access: open },
    library: { name: 'The Library', kind: 'room', at: [100, 0], access: open },
    paddock: { name: 'The Paddock', kind: 'outdoors', several: true, at: [100, 100], access: open },
  },
  paths,
  changes: [] as WrittenProgramme['changes'],
  announced: [],
  events: [arabStrap, seaPower, bdrmm],
  schedule: [],
};

export const problemsWith = (changes: Partial<WrittenProgramme>) => checkProgramme({ ...right, ...changes });
