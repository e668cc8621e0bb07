import { describe, expect, it } from 'vitest';
import { withAnnounced } from '../../../shared/rules/programme/announcement.ts';
import { checkChanges } from '../../../shared/rules/programme/checks/check-changes.ts';
import type { ProgrammeEvent } from '../../../shared/model/programme.ts';
import type { ImportOrder } from '../../../scripts/import/import-programme.ts';
import {
  eventsOf,
  readProgramme,
  writeProgramme,
  type Programme,
} from '../../../scripts/import/programme-file.ts';
import { importing, linesOf, programmeOf, scheduleOf, sheetOf } from './sources.ts';

const [early, late, twice] = [
  'fri,18:00,19:00,Tent,Early',
  'fri,20:00,21:00,Tent,Late',
  'fri,22:00,23:00,Tent,Twice',
];
const first = programmeOf(sheetOf(early, late, twice, 'sat,22:00,23:00,Dome,Twice'));

const announcedOf = (programme: Programme) =>
  withAnnounced(
    { at: '', sets: [] },
    eventsOf(programme) as unknown as readonly ProgrammeEvent[],
    '2026-03-01T12:00:00+00:00',
  ).sets;
const announced = announcedOf(first);

describe('A sheet that is imported again', () => {
  it('changes nothing if it says the same', async () => {
    const again = importing(sheetOf(early, late, twice, 'sat,22:00,23:00,Dome,Twice'), { before: first });
    expect(again).toMatchObject({ isNew: false, changes: [] });
    const written = await writeProgramme(first);
    expect(await writeProgramme(readProgramme(written, 'programme.json'))).toBe(written);
  });

  it('leaves a set its id, wherever and whenever it is, and in whatever order it is told', () => {
    const moved = programmeOf(
      sheetOf(
        'sat,23:00,23:30,Dome,Twice',
        'fri,22:00,23:00,Tent,Twice',
        'sat,20:00,21:00,Dome,Early',
        'fri,20:00,21:00,Tent,New',
      ),
      { before: first },
    );
    expect(linesOf(moved)).toEqual([
      'early: sat 20:00-21:00 dome',
      'twice: fri 22:00-23:00 tent',
      'twice-2: sat 23:00-23:30 dome',
      'new: fri 20:00-21:00 tent',
    ]);
  });

  it('keeps what somebody has written into the file since', () => {
    const edited = {
      ...first,
      lineUp: first.lineUp.toReversed().map((act) => ({ ...act, genre: 'Folk' })),
      places: {
        ...first.places,
        tent: { ...first.places['tent'], at: [5, 5] },
      } as unknown as Programme['places'],
      concerts: first.concerts.map((event) => ({ ...event, description: 'Seven of them.' })),
    };
    const again = programmeOf(sheetOf(early, late, 'sat,12:00,13:00,Tent,Twice'), { before: edited });
    expect(again.lineUp.map(({ name }) => name)).toEqual(['Twice', 'Late', 'Early']);
    expect(again.lineUp[0]?.genre).toBe('Folk');
    expect(again.places['tent']?.at).toEqual([5, 5]);
    expect(again.concerts[2]).toMatchObject({
      description: 'Seven of them.',
      sets: [{ id: 'twice-2', day: 'sat' }],
    });
  });

  it('knows a talk by its source’s id, though it has another title', () => {
    const talk = (title: string, guid: string) =>
      `<event guid="${guid}"><start>10:00</start><duration>00:30</duration><title>${title}</title></event>`;
    const day = '<day date="2026-07-17">';
    const before = programmeOf(scheduleOf(day, talk('Lunch', 'a'), talk('Lunch', 'b')));
    const again = programmeOf(scheduleOf(day, talk('Supper', 'b'), talk('Lunch', 'a'), talk('Lunch', 'c')), {
      before,
    });
    expect(again.talks.map(({ id, title }) => `${id}: ${title}`)).toEqual([
      'lunch: Lunch',
      'lunch-2: Supper',
      'lunch-3: Lunch',
    ]);
  });
});

describe('Once the programme is announced, an import', () => {
  const details = { at: '2026-05-01T12:00:00+01:00', why: 'The van broke down.' };
  const again = (before: Programme, lines: readonly string[], more: Partial<ImportOrder> = {}) => {
    const result = importing(sheetOf(...lines), { before, announced, ...more });
    const { programme } = result;
    if (!programme) throw new Error(result.problems.join('\n'));
    // The build's problems with it.
    const problems = checkChanges({
      ...programme,
      profiles: [],
      paths: [],
      schedule: [],
      events: eventsOf(programme),
      announced,
    });
    return { ...result, programme, problems };
  };
  const others = ['fri,22:00,23:00,Tent,Twice', 'sat,22:00,23:00,Dome,Twice'];

  it('tells what moved, with what was and what is', () => {
    const { changes, problems } = again(first, ['fri,18:30,19:30,Dome,Early', late, ...others]);
    const before = { start: '18:00', end: '19:00', place: 'tent' };
    expect(changes).toEqual([
      { ...details, set: 'early', before, after: { start: '18:30', end: '19:30', place: 'dome' } },
    ]);
    expect(problems).toEqual([]);
  });

  it('takes a set that is gone for cancelled, and tells when it is back', () => {
    const off = again(first, [early, ...others]);
    expect(off.changes).toEqual([
      { ...details, set: 'late', before: { cancelled: false }, after: { cancelled: true } },
    ]);
    expect(linesOf(off.programme)).toContain('late: fri 20:00-21:00 tent, cancelled');
    expect(off.programme.lineUp.map(({ name }) => name)).toContain('Late');
    expect(off.problems).toEqual([]);
    expect(again(off.programme, [early, ...others])).toMatchObject({ isNew: false, changes: [] });
    const back = again(off.programme, [early, late, ...others], { now: '2026-05-02T12:00:00+01:00' });
    expect(back.changes).toMatchObject([
      { set: 'late', before: { cancelled: true }, after: { cancelled: false } },
    ]);
    expect(back.programme.changes).toHaveLength(2);
    expect(back.problems).toEqual([]);
  });

  it('withdraws mistaken sets when told to, and never reuses their ids', () => {
    const off = again(first, [early, ...others], { withdraw: true });
    const before = { day: 'fri', start: '20:00', end: '21:00', place: 'tent' };
    expect(off.changes).toEqual([{ ...details, withdrawn: 'late', title: 'Late', before }]);
    expect(off.problems).toEqual([]);
    const anew = again(off.programme, [early, late, ...others]);
    expect(linesOf(anew.programme)).toContain('late-2: fri 20:00-21:00 tent');
  });

  it('leaves alone what was announced from other lists', () => {
    const elsewhere = [
      ...announced,
      { id: 'swim', title: 'Swim', day: 'fri', start: '08:00', end: '09:00', place: 'tent' },
    ];
    expect(again(first, [early, late, ...others], { announced: elsewhere }).changes).toEqual([]);
  });
});
