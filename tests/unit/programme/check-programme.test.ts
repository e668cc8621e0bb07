import { describe, expect, it } from 'vitest';
import { checkChangesWritten } from '../../../shared/rules/programme/checks/check-changes.ts';
import { checkProgramme } from '../../../shared/rules/programme/check-programme.ts';
import type {
  WrittenEvent,
  WrittenProgramme,
  WrittenSet,
} from '../../../shared/rules/programme/checks/written.ts';
import { arabStrap, bdrmm, open, paths, playing, problemsWith, right, seaPower } from './sample-programme.ts';

const problemsOf = (event: WrittenEvent) => problemsWith({ events: [event, seaPower, bdrmm] });
const problemsOfSet = (set: WrittenSet) =>
  problemsOf({ ...arabStrap, sets: [{ id: 'arab-strap', day: 'friday', ...set }] });

it('A correct programme has no problem, with successive sets and several at once where allowed', () => {
  expect(checkProgramme(right)).toEqual([]);
  expect(problemsOfSet({ start: '20:00', end: '21:15' })).toEqual([]);
  const inPaddock = { ...playing(arabStrap, { end: '22:00' }), place: 'paddock' };
  expect(problemsWith({ events: [inPaddock, { ...seaPower, place: 'paddock' }, bdrmm] })).toEqual([]);
});

const moved = {
  at: '2026-07-17T14:02:00+01:00',
  set: 'arab-strap',
  before: { start: '19:00' },
  after: { start: '19:20' },
  why: 'The van broke down.',
};

describe('A volunteer’s mistake is explained:', () => {
  it('an end before the start, also after midnight, and a time in another form', () => {
    expect(problemsOfSet({ start: '19:20', end: '00:10' })).toEqual([
      'Friday, Arab Strap: ends (00:10) before it starts (19:20). After midnight the hours count on: write 24:10',
    ]);
    expect(problemsOfSet({ start: '7.20pm', end: '20:30' })).toEqual([
      'Friday, Arab Strap: “7.20pm” is no time: 7.20pm is written 19:20, and 2am, which ends the night, 26:00',
    ]);
  });

  it('two sets at a time on a stage', () => {
    expect(problemsOfSet({ start: '20:30', end: '21:20' })).toEqual([
      'Two sets on the Castle Stage overlap on Friday: Arab Strap (20:30 to 21:20) and Sea Power (21:15 to 22:45). If it holds several things at once, mark it: several',
    ]);
  });

  it('two bands at a time, where the texts promise one', () => {
    const events = [
      { ...playing(arabStrap, { start: '21:30', end: '22:30' }), place: 'paddock' },
      seaPower,
      bdrmm,
    ];
    expect(problemsWith({ events })).toEqual([]);
    expect(problemsWith({ events, oneBandAtATime: true })).toEqual([
      'Two bands play at once on Friday: Sea Power (21:15 to 22:45) and Arab Strap (21:30 to 22:30). The texts promise one band at a time',
    ]);
    expect(problemsWith({ events, oneBandAtATime: true, urgent: true })).toEqual([]);
  });

  it('an artist who is not in the line-up, and an act of it that plays nowhere', () => {
    expect(problemsOf({ ...arabStrap, artist: 'arab-strp' })).toEqual([
      'arab-strp is no artist: did you mean Arab Strap?',
    ]);
    expect(problemsWith({ lineUp: [...right.lineUp, { name: 'LIFE' }] })).toEqual([
      'LIFE is in the line-up, but has no concert and no day',
    ]);
    expect(problemsWith({ lineUp: [...right.lineUp, { name: 'LIFE', day: 'frday' }] })).toEqual([
      'LIFE: “frday” is no day of the festival: did you mean friday?',
    ]);
  });

  it('a place or a day that does not exist', () => {
    expect(problemsOf({ ...arabStrap, place: 'casle' })).toEqual([
      'Arab Strap: casle is no place: did you mean castle?',
    ]);
    expect(problemsOfSet({ day: 'firday', start: '19:20', end: '20:30' })).toEqual([
      'Arab Strap: “firday” is no day of the festival: did you mean friday?',
    ]);
  });

  it('a set that ends after the festival’s day, unless that day ends later', () => {
    const disco = playing(seaPower, { day: 'friday', start: '27:00', end: '31:00' });
    expect(problemsWith({ events: [arabStrap, disco, bdrmm] })).toContain(
      'Friday, Sea Power: ends (31:00) after the festival’s day does, at 6am. A later end needs a later dayChangesAt in the edition',
    );
    expect(problemsWith({ events: [arabStrap, disco, bdrmm], dayChangesAt: '08:00' })).toEqual([]);
  });

  it('an id that stands for two things, or for none', () => {
    const later = playing(seaPower, { start: '23:00', end: '23:30' });
    const twin = { ...later, title: 'Sea Power again', place: 'paddock' };
    expect(problemsWith({ events: [...right.events, twin] })).toEqual([
      '2 events have the id sea-power: Sea Power; Sea Power again',
      '2 sets have the id sea-power: Friday, Sea Power; Friday, Sea Power again',
    ]);
    expect(problemsOf({ ...arabStrap, id: 'Arab Strap' })).toEqual([
      'Arab Strap: “Arab Strap” is no id: use lower-case letters and digits, and hyphens between words',
    ]);
  });

  it('a place without a position, or without a path', () => {
    const castle = { name: 'Castle Stage', kind: 'stage', access: open };
    const station = { name: 'The station', kind: 'station', at: [9000, 0], access: open };
    const tent = { ...station, name: 'The tent', kind: 'room' };
    expect(problemsWith({ places: { ...right.places, castle, station, tent } })).toEqual([
      'Castle Stage: has no position',
      'The tent: no path leads there',
    ]);
  });

  it('a path to nowhere, without a length, or shorter than the straight line', () => {
    const pathsOf = (...changed: WrittenProgramme['paths']) => problemsWith({ paths: changed });
    expect(pathsOf({ between: ['castle', 'libary'], metres: 120 }, ...paths)).toEqual([
      'A path: libary is no place: did you mean library?',
    ]);
    expect(pathsOf({ between: ['castle', 'library'], metres: 90 }, ...paths.slice(1))).toEqual([
      'The path between Castle Stage and The Library: is shorter (90 metres) than the straight line (100 metres)',
    ]);
  });

  it('a change that nobody can be told, or that contradicts the programme', () => {
    const problemsOfChanges = (...changes: WrittenProgramme['changes']) => problemsWith({ changes });
    expect(problemsOfChanges(moved)).toEqual([]);
    expect(problemsOfChanges({ ...moved, set: 'arab-strip', at: 'Friday, 2pm', why: '' })).toEqual([
      'The change of arab-strip at Friday, 2pm: write the date, the time and the offset, as in 2026-07-17T14:02:00+01:00',
      'The change of arab-strip at Friday, 2pm: arab-strip is no set: did you mean arab-strap?',
      'The change of arab-strip at Friday, 2pm: says no reason (why)',
    ]);
    expect(problemsOfChanges({ ...moved, after: { end: '20:30' } })).toEqual([
      'The change of arab-strap at 2026-07-17T14:02:00+01:00: before and after must say different things of the same',
    ]);
    expect(problemsOfChanges(moved, { ...moved, set: 'bdrmm', at: '2026-07-16T14:02:00+01:00' })).toContain(
      'The changes: the one at 2026-07-16T14:02:00+01:00 stands after a newer one',
    );
  });
});

describe('When the changes were written last', () => {
  const now = Date.parse('2026-07-17T15:00:00+01:00');

  it.each([
    [
      '2026-07-17T14:01:00+01:00',
      `changesWritten (2026-07-17T14:01:00+01:00) is older than the change at ${moved.at}: write when you saved the changes last, or the “written” of the file that they come from. Calendars take over what is newer`,
    ],
    [
      '2027-07-17T14:05:00+01:00',
      'changesWritten (2027-07-17T14:05:00+01:00) is in the future: until then, calendars would miss what is corrected',
    ],
  ])('is explained where it is wrong: %s', (wrong, sentence) => {
    expect(checkChangesWritten([moved], wrong, now)).toEqual([sentence]);
  });
});
