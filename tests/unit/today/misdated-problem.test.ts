import { describe, expect, it } from 'vitest';
import { createTodayReader } from '../../../server/today/read-today.ts';
import { misdatedProblem } from '../../../server/today/misdated-problem.ts';
import { longshore } from '../../sample-festival/sample-festival.ts';

const readToday = createTodayReader(longshore);

const entry = (what: string, at = '17:30'): string =>
  `  - ${what}\n    at: 2027-08-07 ${at}\n    why: The sea came up.`;
const state = (written: string, ...entries: readonly string[]) =>
  readToday(
    [`written: 2027-08-07 ${written}`, entries.length ? 'changes:' : 'changes: []', ...entries].join('\n'),
    new Date('2027-08-07T23:00:00+02:00'),
  ).today;

const off = entry('set: acdc\n    cancelled: true');
const served = state('18:00', off);
const refused =
  'written must be later than 2027-08-07T18:00:00+02:00, the latest time in the file shown now: write when it was saved';

describe('A file that comes after another', () => {
  it.each([
    ['was saved earlier', state('17:59', off), refused],
    ['lacks an entry of a set, and was saved at the same time', state('18:00'), refused],
  ])('and %s is refused', (_what, next, sentence) => expect(misdatedProblem(served, next)).toBe(sentence));

  it.each([
    ['is the same', state('18:00', off)],
    ['lacks an entry, and was saved half a minute later', state('18:00:30')],
    ['has another notice alone', { ...served, notice: 'Gates shut.' }],
  ])('and %s is shown', (_what, next) => expect(misdatedProblem(served, next)).toBeUndefined());
});
