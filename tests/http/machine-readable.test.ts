import { describe, expect, it } from 'vitest';
import { openSite } from './site.ts';
import { thingsIn } from './text-of.ts';
import { everyAddress, thisFestival } from '../this-edition/nightjar.ts';

const {
  festivalTickets,
  lineUp,
  sets,
  addresses: { editionSlug: edition },
} = thisFestival;

const { get, htmlOf } = openSite();
const pathOf = (url = ''): string => url.replace('http://localhost:3000', '');

const unlisted = ['/my-line-up', '/needs', '/offline'];

/** The pages that list events other than concerts. */
const lists = ['talks', 'djs', 'kids-teens', 'walks'];

const cancelled = sets.filter((set) => set.cancelled).map(({ event }) => event.title);

const thingsAt = async (path: string) => thingsIn(await htmlOf(path));

describe('Search engines and browsers', () => {
  it('find every address once in the sitemap, except pages of a visitor’s own picks', async () => {
    const { text } = await get('/sitemap.xml');
    expect([...text.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(([, path]) => path)).toEqual(
      everyAddress.filter((address) => !unlisted.includes(address)),
    );
    // The time of the announcement or of the last change.
    expect(text).toMatch(/\/lineup<\/loc><lastmod>2026-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    expect(text).toContain('/info/camping</loc></url>');
    expect((await get('/robots.txt')).text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });

  it('read the festival’s first and last day, its performers and its offers', async () => {
    const [data] = await thingsAt('/');
    expect(data).toMatchObject({
      '@type': 'Festival',
      '@id': 'http://localhost:3000/#festival',
      startDate: '2026-07-18T12:00:00+01:00',
      endDate: expect.stringMatching(/^2026-07-20T/),
      location: { name: 'Eskmere Castle', address: { postalCode: 'CA19 9ZZ' } },
      organizer: { name: 'Nightjar Festival' },
    });
    expect(data?.offers).toHaveLength(festivalTickets.length);
    for (const offer of data?.offers ?? [])
      expect(offer).toMatchObject({
        availability: 'https://schema.org/InStock',
        validFrom: '2025-12-01T10:00+00:00',
        validThrough: '2026-07-16T12:00+01:00',
      });
    expect(data?.performer?.map(({ name }) => name)).toEqual(
      lineUp.map(({ name }) => name).filter((name) => !cancelled.includes(name)),
    );
    expect((await get(pathOf(data?.image))).headers['content-type']).toBe('image/jpeg');
  });

  it('read of every set somewhere, with all that they ask for', async () => {
    const pages = ['/lineup', '/experience', ...lists.map((name) => `/${edition}/${name}`)];
    const things = (await Promise.all(pages.map(thingsAt))).flat();
    const described = things.filter(({ superEvent }) => superEvent);
    expect(
      described
        .map(
          ({ name, startDate = '', endDate = '' }) =>
            `${name} ${Date.parse(startDate)} ${Date.parse(endDate)}`,
        )
        .toSorted(),
    ).toEqual(sets.map(({ event, startsAt, endsAt }) => `${event.title} ${startsAt} ${endsAt}`).toSorted());
    for (const set of described) {
      expect(set).toMatchObject({
        description: expect.stringMatching(/./),
        location: { address: { addressRegion: 'Cumbria' } },
        superEvent: { '@id': 'http://localhost:3000/#festival' },
      });
      for (const date of [set.startDate, set.endDate]) expect(date).toMatch(/T\d\d:\d\d:00\+01:00$/);
      expect((await get(pathOf(set.image))).status).toBe(200);
    }
  });
});
