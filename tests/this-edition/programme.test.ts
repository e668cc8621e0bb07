import { describe, expect, it } from 'vitest';
import { attractions } from '../../shared/data/programme/attractions.ts';
import { festival } from '../../shared/data/festival.ts';
import { events } from '../../shared/data/programme/events.ts';
import { guidedWalks } from '../../shared/data/programme/guided-walks.ts';
import { places } from '../../shared/data/programme/places.ts';
import { djSets } from '../../shared/data/programme/djs.ts';
import { talks } from '../../shared/data/programme/talks.ts';
import { clockTime } from '../../shared/figures/clock.ts';
import { accessOf } from '../../shared/rules/programme/access-of.ts';
import { startTimes } from '../../shared/rules/programme/start-times.ts';
import { timedSets } from '../../shared/figures/timed-sets.ts';

const sets = timedSets(events, festival.days, festival.utcOffset);
const concerts = sets.filter(({ event }) => event.kind === 'music');

describe('The programme of this festival', () => {
  it('has the times that its lists have always printed', () => {
    expect(talks.map((talk) => startTimes(talk.sets, festival.days))).toEqual([
      'Friday, 1pm',
      'Friday, 4.30pm',
      'Saturday, 11.30am',
      'Saturday, 5.30pm',
      'Sunday, 11.30am',
      'Sunday, 1.30pm',
      'Sunday, 4pm',
    ]);
    expect(
      djSets.flatMap((dj) => dj.sets.map(({ end }) => [startTimes(dj.sets, festival.days), clockTime(end)])),
    ).toEqual([
      ['Friday, 12 noon', '1.45pm'],
      ['Friday, 11.15pm', '12.40am'],
      ['Friday, 12.40am', '2am'],
      ['Saturday, 11.15pm', '12.40am'],
      ['Saturday, 12.40am', '2am'],
      ['Sunday, 10pm', '12 midnight'],
      ['Sunday, 12 midnight', '2am'],
    ]);
    expect(guidedWalks.map((walk) => startTimes(walk.sets, festival.days))).toEqual([
      'Friday, 8am',
      'Friday and Sunday, 9.40am',
      'Saturday, 5am',
      'Saturday, 6.30am',
      'Sunday, 6.30am',
      'Sunday, 8.30am',
    ]);
    expect(attractions.map((attraction) => startTimes(attraction.sets, festival.days))).toEqual([
      'Friday, 6.30pm',
      'Saturday, 10.30am',
      'Saturday, 12.45pm',
      'Saturday, 3pm, and Sunday, 3.15pm',
      'Sunday, 10.15am',
      'Sunday, 12.45pm',
    ]);
  });

  it('has no two bands at once, and no talk against a band', () => {
    for (const [index, concert] of concerts.entries())
      expect(concerts[index + 1]?.startsAt ?? Infinity).toBeGreaterThanOrEqual(concert.endsAt);
    for (const talk of sets.filter(({ event }) => event.kind === 'talk'))
      expect(
        concerts.filter(({ startsAt, endsAt }) => startsAt < talk.endsAt && talk.startsAt < endsAt),
      ).toEqual([]);
  });

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
