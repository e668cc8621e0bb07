import { describe, expect, it } from 'vitest';
import { filled } from '../../../shared/figures/filled.ts';
import { openSite } from '../site.ts';
import { childrenOf, eventsOf, textOfChild, xmlTree, type Element } from './xml-tree.ts';
import { thisFestival } from '../../this-edition/nightjar.ts';

const {
  sets,
  texts: { programmeFiles },
} = thisFestival;

const { htmlOf } = openSite({ environment: { SITE_ORIGIN: 'https://nightjar.example' } });

const schedule = xmlTree(await htmlOf('/schedule.xml'));
const days = childrenOf(schedule, 'day');
const listed = eventsOf(schedule);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

describe('/schedule.xml, as apps for conferences read it,', () => {
  it('has generator, version, conference and days, in this order', () => {
    const namesIn = (element: Element | undefined) =>
      Object.keys(element ?? {}).filter((name) => !name.startsWith('#'));
    expect(namesIn(schedule)).toEqual(['generator', 'version', 'conference', 'day']);
    const [conference = {}] = childrenOf(schedule, 'conference');
    expect(namesIn(conference).map((name) => [name, textOfChild(conference, name)])).toEqual([
      ['title', 'Nightjar Festival 2026'],
      ['acronym', expect.stringMatching(/^[a-z0-9_-]{4,}$/)],
      ['start', '2026-07-18'],
      ['end', '2026-07-20'],
      ['days', '3'],
      ['day_change', '05:00'],
      ['timeslot_duration', '00:05'],
      ['base_url', 'https://nightjar.example/'],
      // Without it, apps use the phone's time zone.
      ['time_zone_name', 'Europe/London'],
    ]);
    expect(days.map((day) => [day['@index'], day['@date']])).toEqual([
      ['1', '2026-07-18'],
      ['2', '2026-07-19'],
      ['3', '2026-07-20'],
    ]);
  });

  it('has every set once, at its instant, within its day and in the room of its name', () => {
    const instants = days.flatMap((day) => {
      const [from, to] = ['start', 'end'].map((name) => Date.parse(String(day[`@${name}`])));
      return childrenOf(day, 'room').flatMap((room) =>
        childrenOf(room, 'event').map((event) => {
          const date = textOfChild(event, 'date') ?? '';
          expect(date).toMatch(INSTANT);
          expect(textOfChild(event, 'start')).toBe(date.slice(11, 16));
          expect(textOfChild(event, 'duration')).toMatch(/^\d\d:[0-5]\d$/);
          expect(textOfChild(event, 'room')).toBe(room['@name']);
          const [hours = 0, minutes = 0] = (textOfChild(event, 'duration') ?? '').split(':').map(Number);
          const [start, end] = [Date.parse(date), Date.parse(date) + (hours * 60 + minutes) * 60_000];
          expect(start).toBeGreaterThanOrEqual(from ?? NaN);
          expect(end).toBeLessThanOrEqual(to ?? NaN);
          return `${start} ${end} ${textOfChild(event, 'title')}`;
        }),
      );
    });
    const expected = sets.map(
      ({ startsAt, endsAt, event, cancelled }) =>
        `${startsAt} ${endsAt} ${cancelled ? filled(programmeFiles.cancelled, { title: event.title }) : event.title}`,
    );
    expect(instants.toSorted()).toEqual(expected.toSorted());
  });

  it('has ids for each event that are all different, and the same for years', () => {
    for (const id of ['@guid', '@id'])
      expect(new Set(listed.map((event) => event[id])).size).toBe(listed.length);
    // The rules of voc's validator.
    for (const event of listed) expect(textOfChild(event, 'slug')).toMatch(/^[a-z0-9_]{4,}-[a-z0-9_-]{4,}$/);
    const seaPower = listed.find((event) => textOfChild(event, 'title') === 'Sea Power');
    expect(seaPower).toMatchObject({ '@guid': '5e753a2b-524e-5b2e-97e3-e49eb9443e24', '@id': '792370453' });
  });
});
