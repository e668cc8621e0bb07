import { describe, expect, it } from 'vitest';
import type { ProgrammeEvent } from '../../../shared/model/programme.ts';
import { withAnnounced } from '../../../shared/rules/programme/announcement.ts';
import type { WrittenProgramme, WrittenSet } from '../../../shared/rules/programme/checks/written.ts';
import { arabStrap, bdrmm, playing, problemsWith, right, seaPower } from '../programme/sample-programme.ts';

describe('Once the programme is announced, a volunteer is told of', () => {
  const { sets: announced } = withAnnounced(
    { at: '', sets: [] },
    right.events as unknown as readonly ProgrammeEvent[],
    '2026-03-02T12:00:00+00:00',
  );
  const at = '2026-07-17T14:02:00+01:00';
  const why = 'The van broke down.';
  const problems = (set: WrittenSet, ...changes: WrittenProgramme['changes']) =>
    problemsWith({
      announced,
      changes,
      events: [playing(arabStrap, set), seaPower, bdrmm],
    });

  it('nothing, as long as every set is as it was announced, or a change says how it differs', () => {
    expect(problems({})).toEqual([]);
    const later = { at, set: 'arab-strap', before: { start: '19:20' }, after: { start: '19:40' }, why };
    expect(problems({ start: '19:40' }, later)).toEqual([]);
    const off = { at, set: 'arab-strap', before: { cancelled: false }, after: { cancelled: true }, why };
    expect(problems({ cancelled: true }, off)).toEqual([]);
    const on = { ...off, at: '2026-07-17T15:00:00+01:00', before: off.after, after: off.before };
    expect(problems({}, off, on)).toEqual([]);
  });

  it.each([
    [{ start: '19:40' }, '“start: 19:20”, the programme says “start: 19:40”'],
    [{ cancelled: true }, '“cancelled: false”, the programme says “cancelled: true”'],
  ])('a set that differs without a change: %o', (set, sentence) => {
    expect(problems(set)).toEqual([
      `Friday, Arab Strap: visitors were told ${sentence}, and no change says so`,
    ]);
  });

  it('a set that vanished without a word, and one that is new', () => {
    const without = { announced, lineUp: right.lineUp.filter(({ name }) => name !== 'Arab Strap') };
    const events = [seaPower, bdrmm];
    expect(problemsWith({ ...without, events })).toEqual([
      'Friday, Arab Strap: was announced, and is no longer in the programme. Put it back with cancelled: true, or write a change that says that it was withdrawn',
    ]);
    const before = { day: 'friday', start: '19:20', end: '20:30', place: 'castle' };
    const withdrawn = { at, withdrawn: 'arab-strap', before, why };
    expect(problemsWith({ ...without, events, changes: [withdrawn] })).toEqual([]);
    expect(problemsWith({ announced: announced.slice(1) })).toEqual([
      'Friday, Arab Strap: is new since the programme was announced. Run npm run announce to announce it',
    ]);
  });
});

const [first, ...others] = right.events as unknown as readonly ProgrammeEvent[];

it('npm run announce announces all sets the first time, and later only new ones', () => {
  const once = withAnnounced({ at: '', sets: [] }, others, '2026-03-02T12:00:00+00:00');
  expect(once.at).toBe('2026-03-02T12:00:00+00:00');
  expect(once.sets.map(({ id }) => id)).toEqual(['sea-power', 'bdrmm']);
  const moved = others.map((event) => ({ ...event, place: 'library' as const }));
  const again = withAnnounced(once, [...(first ? [first] : []), ...moved], '2026-05-02T12:00:00+01:00');
  expect(again.at).toBe(once.at);
  expect(again.sets).toEqual([
    ...once.sets,
    { id: 'arab-strap', title: 'Arab Strap', day: 'friday', start: '19:20', end: '20:30', place: 'castle' },
  ]);
});
