import { describe, expect, it } from 'vitest';
import {
  nextChange,
  nowAndNext,
  roleOf,
  setsAhead,
  type SetRole,
} from '../../../shared/rules/programme/on-now.ts';
import { timedSets } from '../../../shared/figures/timed-sets.ts';
import { sampleFestival as festival } from '../sample-festival.ts';
import type { ProgrammeEvent } from '../../../shared/model/programme.ts';

const talk = (title: string, place: string, day: string, start: string, end: string): ProgrammeEvent => ({
  id: title,
  kind: 'talk',
  title,
  speakers: [],
  description: '',
  place,
  access: { seats: 'none', strobe: false, haze: false, loudness: 'spoken', part: 'watch' },
  sets: [{ id: `${title}-${day}`, day, start, end }],
});

const events = [
  talk('Kites', 'lawn', 'friday', '11:00', '13:00'),
  talk('Isles', 'boathouse', 'friday', '14:00', '14:45'),
  talk('Bodega', 'castle', 'friday', '15:30', '16:20'),
  talk('Arab', 'boathouse', 'friday', '19:20', '20:30'),
  talk('Drums', 'castle', 'friday', '20:15', '21:00'),
  talk('Power', 'castle', 'friday', '20:30', '22:45'),
  talk('Lane', 'lateTent', 'friday', '23:15', '24:45'),
  talk('Vesper', 'lateTent', 'friday', '24:45', '26:00'),
  talk('Choir', 'clearing', 'saturday', '10:30', '11:15'),
  talk('Owls', 'library', 'saturday', '10:30', '11:15'),
  talk('Mossop', 'lateTent', 'sunday', '22:00', '26:00'),
];
const roles: Readonly<Record<string, SetRole>> = {
  Kites: 'drop-in',
  ...Object.fromEntries(['Isles', 'Bodega', 'Arab', 'Drums', 'Power'].map((band) => [band, 'band'])),
};
const sets = timedSets(events, festival.days, '+01:00').map((set) => ({
  ...set,
  role: roles[set.event.title],
}));
const at = (instant: string) => Date.parse(`${instant}+01:00`);

/** The rule's result at an instant of British Summer Time: `on: A then B; next: C`. */
const boardAt = (instant: string): string => {
  const { on, next } = nowAndNext(sets, at(instant));
  const playing = on.map(
    ({ sets: here, follows }) =>
      here.map(({ event }) => event.title).join(' + ') + (follows ? ` then ${follows.event.title}` : ''),
  );
  return `on: ${playing.join(', ')}; next: ${next.map(({ sets: there }) => there.map(({ event }) => event.title).join(' + ')).join(', ')}`;
};

it.each([
  ['the first set on Thursday evening', '2026-07-17T20:00:00', 'on: ; next: Kites'],
  ['before a band and what begins within half an hour', '2026-07-18T10:45:00', 'on: ; next: Kites, Isles'],
  ['at the instant at which it ends', '2026-07-18T14:45:00', 'on: ; next: Bodega'],
  ['with two sets at one place', '2026-07-18T20:30:00', 'on: Drums + Power; next: Lane'],
  ['after midnight, on Friday night', '2026-07-19T00:30:00', 'on: Lane then Vesper; next: Choir, Owls'],
  ['after the last set', '2026-07-21T02:00:00', 'on: ; next: '],
])('What is on, and what comes next, %s', (_case, instant, expected) =>
  expect(boardAt(instant)).toBe(expected),
);

describe('The next change', () => {
  it.each([
    ['ten hours before a band, which is announced then', '2026-07-01T00:00:00', '2026-07-18T04:00:00'],
    ['half an hour before another set', '2026-07-18T10:15:00', '2026-07-18T10:30:00'],
    ['the end of what is on', '2026-07-18T14:00:00', '2026-07-18T14:45:00'],
  ])('is %s', (_case, instant, expected) => expect(nextChange(sets, at(instant))).toBe(at(expected)));

  it('does not come after the last set', () =>
    expect(nextChange(sets, at('2026-07-21T02:00:00'))).toBeUndefined());
});

it('A page that stays open is sent enough for as long as it says', () => {
  const { sets: sent, completeUntil = 0 } = setsAhead(sets, at('2026-07-18T14:20:00'));
  for (let now = at('2026-07-18T14:20:00'); now < completeUntil; now += 15 * 60_000)
    expect(nowAndNext(sent, now)).toEqual(nowAndNext(sets, now));
});

const joinIn = { access: { part: 'join in' } };
it.each([
  ['to what one can join for an hour', { ...joinIn, kind: 'children' }, 60, 'drop-in'],
  ['not to what is over sooner', { ...joinIn, kind: 'children' }, 59, undefined],
  ['not on a guided walk', { ...joinIn, kind: 'walk' }, 300, undefined],
] as const)('Visitors drop in %s', (_what, event, minutes, role) => {
  expect(roleOf(event as never, { startsAt: 0, endsAt: minutes * 60_000 }, 60)).toBe(role);
});
