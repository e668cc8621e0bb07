import { describe, expect, it } from 'vitest';
import type { Place } from '../../../shared/model/grounds.ts';
import type { Overridable } from '../../../shared/model/overridable.ts';
import type { DjEvent } from '../../../shared/model/programme.ts';
import { applyOverrides, asPlanned } from '../../../shared/rules/overrides/apply-overrides.ts';

const place = (name: string): Place => ({
  name,
  kind: 'stage',
  at: [0, 0],
  access: {
    surface: 'Grass',
    slope: 'level',
    shade: true,
    seats: 'none',
    stepFree: true,
    covered: false,
    inside: false,
  },
});

const records: DjEvent = {
  id: 'records',
  kind: 'dj',
  title: 'Records',
  genre: 'Dub',
  description: 'Two turntables.',
  place: 'barn',
  access: { strobe: false, haze: false, loudness: 'loud', part: 'watch' },
  sets: [
    { id: 'early', day: 'one', start: '20:00', end: '21:00' },
    { id: 'late', day: 'one', start: '23:00', end: '24:00' },
  ],
};

const planned: Overridable = {
  concerts: [],
  djSets: [records],
  talks: [],
  kidsActivities: [],
  guidedWalks: [],
  attractions: [],
  places: { barn: place('The barn') },
  grounds: { tap: place('The tap') },
  paths: [
    {
      between: ['barn', 'tap'],
      metres: 10,
      surface: 'Grass',
      slope: 'level',
      stepFree: true,
    },
  ],
  availabilities: { pass: 'few-left' },
  changes: [],
};

describe('What is different today', () => {
  it('moves one set, and leaves the event’s other ones as they are', () => {
    const moved = { id: 'late', day: 'one', start: '23:30', end: '24:30' } as const;
    const { djSets } = applyOverrides(planned, { ...asPlanned, sets: { late: moved } });
    expect(djSets[0]?.sets).toEqual([records.sets[0], moved]);
  });

  it('closes a place by its id, and a path by those of both ends', () => {
    const { places, grounds, paths } = applyOverrides(planned, {
      ...asPlanned,
      closed: ['tap', 'barn tap'],
    });
    expect(grounds['tap']?.closed).toBe(true);
    expect(places['barn']?.closed).toBeUndefined();
    expect(paths[0]?.closed).toBe(true);
  });

  it('says of a ticket how it can be had now, of all others what was planned', () => {
    const today = { ...asPlanned, availabilities: { parking: 'sold-out' as const } };
    expect(applyOverrides(planned, today).availabilities).toEqual({ pass: 'few-left', parking: 'sold-out' });
  });

  it('is nothing without a file, and leaves what was planned untouched', () => {
    const before = structuredClone(planned);
    expect(applyOverrides(planned, asPlanned)).toEqual(before);
    applyOverrides(planned, { ...asPlanned, closed: ['barn'] });
    expect(planned).toEqual(before);
  });
});
