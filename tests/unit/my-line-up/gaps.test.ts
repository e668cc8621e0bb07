import { describe, expect, it } from 'vitest';
import { minutesOf } from '../../../shared/figures/timed-sets.ts';
import { spanText } from '../../../shared/figures/duration.ts';
import { daySum, gapsBetween, type Errands, nightEnd } from '../../../shared/rules/my-line-up/line-up-day.ts';
import { columnsOf, rowsOf } from '../../../shared/figures/columns.ts';
import { groundFor } from '../../../shared/rules/my-line-up/ground.ts';
import { nextStop } from '../../../shared/rules/my-line-up/next-stop.ts';
import { ground, sent, set } from './sample-line-up.ts';

const hours = (from: string, to: string) => ({ from: minutesOf(from), to: minutesOf(to) });
const errands: Errands = {
  meal: { place: 2, minutes: 40, hours: [hours('12:00', '14:30'), hours('17:30', '21:00')] },
  rest: { place: 1, minutes: 30, hours: [hours('12:00', '23:00')] },
};
const gaps = (...sets: Parameters<typeof gapsBetween>[0]) => gapsBetween(sets, errands, ground);

describe('Between two sets', () => {
  it('a visitor reads how long they are free, how much of it they walk, and what there is time for', () => {
    const [gap] = gaps(set('b', 1, '14:00', '15:00'), set('a', 0, '12:00', '12:50'));
    expect(gap).toMatchObject({ minutes: 70, stays: false, after: { id: 'a' }, before: { id: 'b' } });
    expect(gap?.way.minutes).toBe(5);
    expect(gap?.allows).toEqual([
      { what: 'meal', there: 10, back: 10 },
      { what: 'rest', there: 5, back: 0 },
    ]);
  });

  it.each([
    ['there is time for a meal with 40 minutes at the stalls', '13:00', '14:00', ['meal', 'rest']],
    ['there is none with 39', '13:00', '13:59', ['rest']],
    ['there is none outside of meal times', '15:00', '16:30', ['rest']],
    ['there is one if enough of the gap is in meal times', '16:00', '18:20', ['meal', 'rest']],
    ['the quiet space is closed in the morning', '10:00', '11:30', []],
  ])('%s', (_what, end, start, expected) => {
    const [gap] = gaps(set('a', 0, '09:00', end), set('b', 0, start, '20:00'));
    expect(gap?.allows.map(({ what }) => what)).toEqual(expected);
  });

  it('there is nothing at one place without a pause, and nothing while another set is on', () => {
    const [first, second, ...others] = gaps(
      set('long', 0, '12:00', '15:00'),
      set('inside', 1, '12:30', '13:00'),
      set('next', 0, '15:00', '16:00'),
      set('after', 0, '17:00', '18:00'),
    );
    expect(first).toMatchObject({ minutes: 0, stays: true, after: { id: 'long' }, before: { id: 'next' } });
    expect(second).toMatchObject({ minutes: 60, after: { id: 'next' } });
    expect(others).toEqual([]);
  });

  it('a set that moves leaves the visitor where it ends', () => {
    const [gap] = gaps(
      set('procession', 0, '12:00', '12:40', { endPlace: 1 }),
      set('there', 1, '13:00', '14:00'),
    );
    expect(gap).toMatchObject({ minutes: 20, stays: true, way: { minutes: 0 } });
  });

  it('what is cancelled and what one drops in to leave the gap as it is', () => {
    const sets = [set('a', 0, '12:00', '13:00'), set('b', 0, '15:00', '16:00')];
    const more = [
      set('c', 1, '13:30', '14:00', { cancelled: true }),
      set('d', 1, '10:00', '18:00', { dropIn: true }),
    ];
    expect(gaps(...sets, ...more)).toEqual(gaps(...sets));
  });
});

describe('At the end of a night', () => {
  const last = minutesOf('26:30');
  it.each([
    ['one is at the stop in time', '26:00', false, '26:14', 0],
    ['one is there at the last minute', '26:16', false, '26:30', 0],
    ['one must leave before the end', '26:25', false, '26:39', 9],
    ['one must leave before the end for the crowd alone, and ahead of it', '26:14', true, '26:34', 1],
  ])('%s', (_what, end, crowd, atStop, leaveEarly) => {
    const sets = [set('early', 1, '12:00', '13:00'), set('late', 1, '25:00', end, { crowd })];
    const found = nightEnd(
      sets,
      last,
      groundFor({ ...sent, pace: { ...sent.pace, afterDark: 30 / 70 } }, []),
    );
    expect(found).toMatchObject({ last: { id: 'late' }, atStop: minutesOf(atStop), leaveEarly });
  });

  it('no bus is reckoned with between places of the grounds that a closed path cuts off', () => {
    const cutOff = groundFor({ ...sent, paths: columnsOf(rowsOf(sent.paths).slice(0, 1)) }, []);
    expect(cutOff.way(0, 2, { at: 720 })).toMatchObject({ minutes: 0, bus: false });
    expect(cutOff.way(1, 3, { at: 720 })).toMatchObject({ bus: true });
  });

  it('nothing is said without sets or a bus, hours before the last one, or to somebody who is where it leads to', () => {
    expect(nightEnd([], last, ground)).toBeUndefined();
    expect(nightEnd([set('a', 0, '24:00', '25:00')], last, { ...ground, bus: undefined })).toBeUndefined();
    for (const only of [set('a', 0, '12:00', '13:45'), set('a', 3, '25:00', '26:00')])
      expect(nightEnd([only], last, ground)).toBeUndefined();
  });
});

it('In the dark, who needs lamps walks where they are, however far', () => {
  const unlit = groundFor({ ...sent, paths: { ...sent.paths, unlit: [true] } }, ['lamps']);
  expect([false, true].map((dark) => unlit.walk(0, 1, dark)?.metres)).toEqual([350, 1400]);
});

describe('The next stop between two sets', () => {
  const stepFree = groundFor(sent, ['step-free']);
  it.each([
    ['is on the way', 4, 1, [0, 1, 2], ground, 0, 70],
    ['is the one that is least out of the way', 0, 1, [2, 4], ground, 4, 70],
    ['is where one is, before another', 0, 1, [1, 0], ground, 0, 0],
    ['is one that fits, however far', 2, 0, [1, 2], stepFree, 2, 0],
  ])('%s', (_what, from, to, candidates, by, place, metres) =>
    expect(nextStop(from, to, candidates, by, false)).toMatchObject({ place, there: metres }),
  );

  it('is none where no way that fits leads to any', () => {
    expect(nextStop(0, 1, [2], stepFree, false)).toBeUndefined();
    expect(nextStop(3, 1, [0], ground, false)).toBeUndefined();
  });
});

const hasNoSeats = ({ place }: { readonly place: number }) => place === 1;

it('A day is summed up from set to set, from where each ends, without what is cancelled or dropped in to', () => {
  const sets = [
    set('later', 1, '14:00', '15:00'),
    set('procession', 0, '12:00', '12:40', { endPlace: 1 }),
    set('wood', 2, '16:00', '17:00'),
    set('off', 0, '13:00', '13:30', { cancelled: true }),
    set('stalls', 0, '13:00', '19:00', { dropIn: true }),
  ];
  expect(daySum(sets, hasNoSeats, ground)).toEqual({ metres: 700, up: 700, standing: 60 });
  const back = [set('wood', 2, '10:00', '11:00'), set('below', 1, '12:00', '13:00')];
  expect(daySum(back, () => false, ground)).toEqual({ metres: 700, up: 0, standing: 0 });
});

it.each([
  [60, '1\u00A0hour'],
  [121, '2\u00A0hours 1\u00A0minute'],
])('A stretch of %i minutes reads %s', (minutes, text) => expect(spanText(minutes)).toBe(text));
