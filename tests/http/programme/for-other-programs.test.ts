import { expect, it } from 'vitest';
import { openSite } from '../site.ts';
import { thisFestival } from '../../this-edition/nightjar.ts';

const { events, places, sets } = thisFestival;

const { get } = openSite({ environment: { SITE_ORIGIN: 'https://nightjar.example' } });

interface Programme {
  readonly events: readonly {
    readonly id: string;
    readonly place: string;
    readonly sets: readonly Readonly<Record<'id' | 'place' | 'startsAt' | 'endsAt' | 'calendar', string>>[];
  }[];
}

it('/programme.json has every set, with its instants and a calendar that answers', async () => {
  const { events: listed } = (await get('/programme.json')).body as Programme;
  expect(listed.map(({ id }) => id).toSorted()).toEqual(events.map(({ id }) => id).toSorted());
  const read = listed.flatMap((event) => event.sets);
  expect(
    read.map(({ id, startsAt, endsAt }) => `${id} ${Date.parse(startsAt)} ${Date.parse(endsAt)}`).toSorted(),
  ).toEqual(sets.map(({ id, startsAt, endsAt }) => `${id} ${startsAt} ${endsAt}`).toSorted());
  for (const { place, startsAt, calendar } of read) {
    expect(Object.keys(places)).toContain(place);
    expect(startsAt).toMatch(/\+01:00$/);
    expect((await get(calendar.replace('https://nightjar.example', ''))).status).toBe(200);
  }
});
