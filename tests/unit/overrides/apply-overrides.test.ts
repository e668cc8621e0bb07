import { describe, expect, it } from 'vitest';
import { applyOverrides, asPlanned } from '../../../shared/rules/overrides/apply-overrides.ts';
import { longshore } from '../../sample-festival/sample-festival.ts';

const sets = [
  { id: 'early', day: 'thu', start: '20:00', end: '21:00' },
  { id: 'late', day: 'thu', start: '23:00', end: '24:00' },
] as const;
const planned = { ...longshore, djSets: longshore.djSets.map((event) => ({ ...event, sets })) };

describe('What is different today', () => {
  it('moves one set, and leaves the event’s other ones as they are', () => {
    const moved = { id: 'late', day: 'thu', start: '23:30', end: '24:30' } as const;
    const { djSets } = applyOverrides(planned, { ...asPlanned, sets: { late: moved } });
    expect(djSets[0]?.sets).toEqual([sets[0], moved]);
  });

  it('closes a place by its id, and a path by those of both ends', () => {
    const { places, grounds, paths } = applyOverrides(planned, {
      ...asPlanned,
      closed: ['pump', 'quay pump'],
    });
    expect(grounds['pump']?.closed).toBe(true);
    expect(places['quay']?.closed).toBeUndefined();
    expect(paths.map(({ closed }) => closed)).toEqual([undefined, undefined, true, undefined]);
  });

  it('says of a ticket how it can be had now, of all others what was planned', () => {
    const today = { ...asPlanned, availabilities: { bunk: 'sold-out' as const } };
    const few = { ...planned, availabilities: { evening: 'few-left' as const } };
    expect(applyOverrides(few, today).availabilities).toEqual({ evening: 'few-left', bunk: 'sold-out' });
  });
});
