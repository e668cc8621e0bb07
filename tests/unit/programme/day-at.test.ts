import { expect, it } from 'vitest';
import { dayAt, nextDay } from '../../../shared/rules/programme/day-at.ts';

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
