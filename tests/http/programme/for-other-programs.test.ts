import { describe, expect, it } from 'vitest';
import { festival } from '../../../shared/data/festival.ts';
import { events } from '../../../shared/data/programme/events.ts';
import { places } from '../../../shared/data/programme/places.ts';
import { sets } from '../../../shared/festival/programme.ts';
import { openSite } from '../site.ts';

const { get } = openSite({ environment: { SITE_ORIGIN: 'https://nightjar.example' } });

interface Programme {
  readonly fields: Readonly<Record<string, string>>;
  readonly events: readonly {
    readonly id: string;
    readonly place: string;
    readonly sets: readonly Readonly<Record<'id' | 'place' | 'startsAt' | 'endsAt' | 'calendar', string>>[];
  }[];
}

/** The paths of all fields of a value. Lists add nothing to a path. */
function pathsIn(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, path));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, one]) => pathsIn(one, path ? `${path}.${key}` : key));
}

describe('/programme.json', () => {
  it('explains every field that it has', async () => {
    const { fields, ...data } = (await get('/programme.json')).body as Programme;
    const paths = new Set(pathsIn(data));
    expect(paths.size).toBeGreaterThan(30);
    for (const path of paths) expect(Object.keys(fields)).toContain(path);
  });

  it('has every set of every event, with its instants and a calendar that answers', async () => {
    const { events: listed } = (await get('/programme.json')).body as Programme;
    expect(listed.map(({ id }) => id).toSorted()).toEqual(events.map(({ id }) => id).toSorted());
    const read = listed.flatMap((event) => event.sets);
    expect(
      read
        .map(({ id, startsAt, endsAt }) => `${id} ${Date.parse(startsAt)} ${Date.parse(endsAt)}`)
        .toSorted(),
    ).toEqual(sets.map(({ id, startsAt, endsAt }) => `${id} ${startsAt} ${endsAt}`).toSorted());
    for (const { place, startsAt, calendar } of read) {
      expect(Object.keys(places)).toContain(place);
      expect(startsAt).toMatch(/\+01:00$/);
      expect((await get(calendar.replace('https://nightjar.example', ''))).status).toBe(200);
    }
  });
});

it('/programme.txt has every set under its day, in the order of the beginnings, in lines of at most 72 columns', async () => {
  const { text } = await get('/programme.txt');
  for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(72);
  expect(text.endsWith('\n')).toBe(true);
  const [, friday = '', saturday = '', sunday = ''] = text.split(/^[A-Z]+\n=+\n/m);
  const { castle, lateTent } = places;
  expect(friday).toMatch(new RegExp(`^9\\.15pm +Sea Power\\n +${castle.name}, until 10\\.45pm\\n`, 'm'));
  expect(friday).toMatch(new RegExp(`^12\\.40am +Vesper Low\\n +${lateTent.name}, until 2am\\n`, 'm'));
  expect(saturday.trimStart()).toMatch(/^5am +Harter Fell for breakfast\n +The castle gate, until 11am\n/);
  expect(sunday).toMatch(/^12 midnight +Selkie\n/m);
  for (const [day, part] of [friday, saturday, sunday].entries())
    expect(part.match(/^\d/gm)).toHaveLength(sets.filter((set) => set.day === festival.days[day]?.id).length);
  // One hour is divided from the next.
  expect(text).toMatch(/\n {13}Kids & teens: Ages 10–15\n\n12 noon {6}Dorothy Postbox\n/);
  expect(text).toMatch(/\n {13}Kids & teens: Under 5s\n11am {9}Lantern making\n/);
});
