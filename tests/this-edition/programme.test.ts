import { describe, expect, it } from 'vitest';
import { festival } from '../../shared/data/festival.ts';
import { events } from '../../shared/data/programme/events.ts';
import { guidedWalks } from '../../shared/data/programme/guided-walks.ts';
import { places } from '../../shared/data/programme/places.ts';
import { talks } from '../../shared/data/programme/talks.ts';
import { clockTime } from '../../shared/figures/clock.ts';
import { contentProblems } from '../../shared/festival/content-problems.ts';
import { accessOf } from '../../shared/rules/programme/access-marks.ts';
import { timedSets } from '../../shared/figures/timed-sets.ts';

const sets = timedSets(events, festival.days, festival.utcOffset);
const concerts = sets.filter(({ event }) => event.kind === 'music');

describe('The programme of this festival', () => {
  it('has no problem, and neither has the rest of its content', () => expect(contentProblems()).toEqual([]));

  it('has each guided walk back when its description says', () => {
    const backs = guidedWalks.flatMap(({ description, sets: [{ end }] }) => {
      const [, back] = /Back by (\d+am)/i.exec(description) ?? [];
      return back ? [[back, clockTime(end)]] : [];
    });
    expect(backs).toHaveLength(4);
    for (const [back, end] of backs) expect(back).toBe(end);
  });

  it('has captions in every talk, and an interpreter at the last concert of each night', () => {
    for (const { access } of talks) expect(access.arranged).toEqual(['captions']);
    const lastOfEachDay = festival.days.map(({ id }) => concerts.findLast(({ day }) => day === id));
    expect(concerts.filter(({ event }) => event.access.arranged?.includes('BSL'))).toEqual(lastOfEachDay);
  });

  it('says of a set what its place says, unless the event knows better', () => {
    const accessTo = (id: string) => {
      const set = sets.find((each) => each.id === id);
      return set && accessOf(set, places);
    };
    expect(accessTo('sea-power')).toMatchObject({ stepFree: true, covered: false, arranged: ['BSL'] });
    expect(accessTo('stanley-ghyll')).toMatchObject({ stepFree: false, inside: false });
    expect(accessTo('kite-flying-friday')).toMatchObject({ surface: 'Grass', covered: false });
  });
});

it('The festival begins at noon in British Summer Time', () =>
  expect(new Date(festival.startsAt).toISOString()).toBe('2026-07-18T11:00:00.000Z'));
