import { describe, expect, it } from 'vitest';
import { minutesOf } from '../../../shared/figures/timed-sets.ts';
import { gapsBetween, nightEnd } from '../../../shared/rules/my-line-up/line-up-day.ts';
import { createWalkingTimes } from '../../../shared/rules/my-line-up/walking-times.ts';
import { walkingTimes, sent, set } from './sample-line-up.ts';

const gaps = (...sets: Parameters<typeof gapsBetween>[0]) => gapsBetween(sets, walkingTimes);

describe('Between two sets', () => {
  it('a visitor reads how long they are on the way, and whether it has steps', () => {
    const sets = [set('b', 2, '14:00', '15:00'), set('a', 0, '12:00', '12:50')];
    const found = (needs: readonly string[]) => gapsBetween(sets, createWalkingTimes(sent, needs))[0];
    expect(found([])).toMatchObject({
      minutes: 70,
      after: { id: 'a' },
      before: { id: 'b' },
      route: { minutes: 10, fits: true },
    });
    expect(found(['step-free'])?.route).toMatchObject({ minutes: 15, fits: 'not known' });
  });

  it('there is nothing while another set is on', () => {
    const [first, second, ...others] = gaps(
      set('long', 0, '12:00', '15:00'),
      set('inside', 1, '12:30', '13:00'),
      set('next', 0, '15:00', '16:00'),
      set('after', 0, '17:00', '18:00'),
    );
    expect(first).toMatchObject({ minutes: 0, after: { id: 'long' }, before: { id: 'next' } });
    expect(second).toMatchObject({ minutes: 60, after: { id: 'next' } });
    expect(others).toEqual([]);
  });
});

describe('At the end of a night', () => {
  const last = minutesOf('26:30');
  it.each([
    ['one is there at the last minute', '26:16', false, '26:30', 0],
    ['one must leave before the end', '26:25', false, '26:39', 9],
    ['one must leave before the end for the crowd alone, and ahead of it', '26:14', true, '26:34', 1],
  ])('%s', (_what, end, crowd, atStop, leaveEarly) => {
    const sets = [set('early', 1, '12:00', '13:00'), set('late', 1, '25:00', end, { crowd })];
    const found = nightEnd(
      sets,
      last,
      createWalkingTimes({ ...sent, pace: { ...sent.pace, afterDark: 30 / 70 } }, []),
    );
    expect(found).toMatchObject({ last: { id: 'late' }, atStop: minutesOf(atStop), leaveEarly });
  });

  it('nothing is said without sets or a bus, hours before the last one, or at its destination', () => {
    expect(nightEnd([], last, walkingTimes)).toBeUndefined();
    expect(
      nightEnd([set('a', 0, '24:00', '25:00')], last, { ...walkingTimes, bus: undefined }),
    ).toBeUndefined();
    for (const single of [set('a', 0, '12:00', '13:45'), set('a', 3, '25:00', '26:00')])
      expect(nightEnd([single], last, walkingTimes)).toBeUndefined();
  });
});

it('In the dark, who needs lamps walks where they are, however far', () => {
  const unlit = createWalkingTimes({ ...sent, paths: { ...sent.paths, unlit: [true] } }, ['lamps']);
  expect([false, true].map((dark) => unlit.walk(0, 1, dark)?.metres)).toEqual([350, 1400]);
});
