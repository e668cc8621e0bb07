import { expect, it } from 'vitest';
import { createFestival } from '../../../shared/festival/create-festival.ts';
import { fitsTwoLanes } from '../../../shared/figures/time-scale.ts';
import { dayAt, nextDay } from '../../../shared/rules/programme/day-at.ts';
import { localTime } from '../../../shared/rules/programme/local-time.ts';
import { listedSets } from '../../../shared/rules/programme/running-entries.ts';
import { startTimes } from '../../../shared/rules/programme/start-times.ts';
import { sampleFestival } from '../../sample-festival/sample-festival.ts';
import { sampleFestival as threeDays } from '../sample-festival.ts';

const edition = { days: [{ date: '2027-06-05' }, { date: '2027-06-06' }], utcOffset: '+02:00' };
const at = (time: string) => Date.parse(`2027-06-${time}+02:00`);

it.each([
  [undefined, '06T05:59', '06T06:00'],
  ['08:00', '06T07:59', '06T08:00'],
])('Where the day changes at %s, the night before ends then', (dayChangesAt, last, first) => {
  const festival = { ...edition, ...(dayChangesAt && { dayChangesAt }) };
  expect(dayAt(at(last), festival)).toEqual({ date: '2027-06-05' });
  expect(dayAt(at(first), festival)).toEqual({ date: '2027-06-06' });
  expect(nextDay(at(last), festival)).toBe(at(first));
});

it('An instant is written in festival time, wherever the server stands', () => {
  expect(localTime(Date.parse('2026-07-18T23:30:00Z'), '+01:00')).toBe('2026-07-19T00:30+01:00');
});

it.each([
  ['Friday and Sunday, 9.40am', ['friday', '09:40'], ['sunday', '09:40']],
  ['Saturday, 3pm, and Sunday, 3.15pm', ['saturday', '15:00'], ['sunday', '15:15']],
  [''],
])('A list prints when an event starts, however often it does: %s', (text, ...starts) => {
  const sets = starts.map(([day = '', start = '']) => ({ id: day, day, start, end: '23:00' }));
  expect(startTimes(sets, threeDays.days)).toBe(text);
});

it('The schedule of a festival without a concert has all that happens', () => {
  const { sets } = createFestival(sampleFestival({ lineUp: [], profiles: [], concerts: [], schedule: [] }));
  expect(sets.map(({ id }) => id)).toContain('tides');
  expect(listedSets([], sets)).toEqual(sets);
});

it('Two sets at once stand side by side, and one that begins as another ends is not a third', () => {
  const span = (from: string, to: string) => ({ from, to });
  expect(fitsTwoLanes([span('20:00', '21:00'), span('20:30', '22:00'), span('21:00', '22:00')])).toBe(true);
  expect(fitsTwoLanes([span('20:00', '21:00'), span('20:00', '21:00'), span('20:30', '21:00')])).toBe(false);
});
