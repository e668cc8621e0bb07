import { describe, expect, it } from 'vitest';
import type { PlaceAccess } from '../../../shared/data/programme/ground-model.ts';
import type { EventAccess, ProgrammeEvent } from '../../../shared/data/programme/model.ts';
import { marksOf } from '../../../shared/rules/programme/access-marks.ts';
import { localTime } from '../../../shared/rules/programme/local-time.ts';
import { isInView, type ProgrammeView } from '../../../shared/rules/programme/programme-view.ts';
import type { TimedSet } from '../../../shared/figures/timed-sets.ts';
import { folded, hasEveryWord } from '../../../shared/rules/text/text-match.ts';

const place: PlaceAccess = {
  surface: 'Grass',
  slope: 'level',
  shade: false,
  seats: 'none',
  stepFree: true,
  covered: 'partly',
  inside: false,
};
const event: EventAccess = {
  seats: 'for some',
  strobe: 'not known',
  haze: false,
  loudness: 'loud',
  part: 'watch',
};

describe('The marks of a set', () => {
  it('say what is so, in one order, and name what is not known', () => {
    expect(marksOf({ ...place, ...event })).toEqual({
      said: ['stepFree', 'partlyCovered', 'seatsForSome', 'loud'],
      notKnown: ['strobe'],
    });
  });

  it('list captions and BSL only where they are arranged', () => {
    expect(marksOf({ ...place, ...event, arranged: ['captions', 'BSL'] }).said).toEqual(
      expect.arrayContaining(['captions', 'BSL']),
    );
  });

  it('say neither yes nor no of what is not known, and name what may keep somebody away', () => {
    const { said, notKnown } = marksOf({
      ...place,
      ...event,
      stepFree: 'not known',
      covered: 'not known',
      seats: 'not known',
    });
    expect(said).toEqual(['loud']);
    expect(notKnown).toEqual(['stepFree', 'strobe']);
  });
});

describe('A view of the programme', () => {
  const everything: ProgrammeView = {
    kind: 'all',
    place: 'all',
    for: 'everybody',
    access: 'any',
    under: 'any',
  };
  const set = (access: Partial<EventAccess>, more: Partial<ProgrammeEvent> = {}) =>
    ({
      place: 'castle',
      event: { kind: 'attraction', access: { ...event, ...access }, ...more },
    }) as TimedSet;
  const shows = (view: Partial<ProgrammeView>, one: TimedSet) =>
    isInView({ ...everything, ...view }, one, marksOf({ ...place, ...one.event.access }));

  it('leaves out what is not known to be step-free, or is covered only in part', () => {
    expect(shows({ access: 'step-free' }, set({}))).toBe(true);
    expect(shows({ access: 'step-free' }, set({ stepFree: 'not known' }))).toBe(false);
    expect(shows({ under: 'cover' }, set({}))).toBe(false);
    expect(shows({ under: 'cover' }, set({ covered: true }))).toBe(true);
  });

  it('for children has their sessions, and what is made with them in mind', () => {
    expect(shows({ for: 'children' }, set({}))).toBe(false);
    expect(shows({ for: 'children' }, set({}, { suitsChildren: true }))).toBe(true);
    expect(shows({ for: 'children' }, set({}, { kind: 'children' }))).toBe(true);
  });

  it('shows what fits all that was chosen', () => {
    expect(shows({ kind: 'attraction', place: 'castle', access: 'step-free' }, set({}))).toBe(true);
    expect(shows({ kind: 'attraction', place: 'lawn', access: 'step-free' }, set({}))).toBe(false);
    expect(shows({ kind: 'talk', place: 'castle' }, set({}))).toBe(false);
  });
});

it('An instant is written in festival time, wherever the server stands', () => {
  const instant = Date.parse('2026-07-18T23:30:00Z');
  expect(localTime(instant, '+01:00')).toBe('2026-07-19T00:30+01:00');
  expect(localTime(instant, '-05:30')).toBe('2026-07-18T18:00-05:30');
});

describe('The filter’s words', () => {
  it.each([
    ['Sigur Rós, Castle Stage', 'ros castle', true],
    ['Sigur Rós, Castle Stage', 'CASTLE  Sigúr', true],
    ['Sigur Rós, Castle Stage', 'castle lawn', false],
    ['Sigur Rós, Castle Stage', '', true],
    ['What? (Live)', '?', true],
  ])('find in “%s” “%s”: %s', (text, typed, found) => {
    expect(hasEveryWord(folded(text), typed)).toBe(found);
  });
});
