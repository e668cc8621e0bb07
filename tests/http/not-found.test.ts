import { describe, expect, it } from 'vitest';
import { openSite } from './site.ts';
import { pages, thisFestival } from '../this-edition/nightjar.ts';

const {
  edition: festival,
  addresses: { editionSlug: edition },
} = thisFestival;

const { get } = openSite();

it.each(['/nope', '/LINEUP', '/nightjar-2025/music', '/assets/nope.js'])(
  '%s answers 404 with the specified texts',
  async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).toContain('404');
    expect(text).toContain('Page not found');
    expect(text.replaceAll('&#x27;', "'")).toContain("The page you're looking for doesn't exist.");
    expect(text).toMatch(/<a href="\/"[^>]*>Return to Home<\/a>/);
    expect(text).toContain('<footer');
    expect(text).toContain('name="robots" content="noindex"');
    expect(text).toContain(`<title>Page not found · ${festival.fullName} ${festival.year}</title>`);
  },
);

describe('An address that is near to an entry of the A to Z, or to a page,', () => {
  /** The suggestions, as the page's links. */
  const suggested = (html: string): readonly string[] => {
    const [, list = ''] = /aria-labelledby="meant".*?<ul[^>]*>(.*?)<\/ul>/.exec(html) ?? [];
    return Array.from(list.matchAll(/href="([^"]*)"/g), ([, href = '']) => href);
  };

  it.each([
    ['/showers', '/info/camping#toilets-showers-and-water'],
    ['/nightjar-2025/music', `/${edition}/music`],
    ['/sea-power', `/${edition}/programme#set-sea-power`],
  ])('like %s, leads first to %s', async (path, href) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(suggested(text)[0]).toBe(href);
    expect(text).toMatch(/<a href="\/"[^>]*>Return to Home<\/a>/);
  });

  it('is kept by no cache; one that means nothing is sent from memory', async () => {
    const routes = new Set(['info/camping', '*']);
    const small = openSite({ pages: pages.filter(({ name }) => routes.has(name)) });
    await small.prepare();
    const { headers } = await small.get('/shwers');
    expect(suggested((await small.get('/shwers')).text)).toContain('/info/camping#toilets-showers-and-water');
    expect(headers['cache-control']).toBe('private, no-cache');
    const nope = await small.get('/nope');
    expect(suggested(nope.text)).toEqual([]);
    expect(nope.headers['cache-control']).toBe('no-cache');
    expect((await small.get('/nope').set('if-none-match', nope.headers['etag'] ?? '')).status).toBe(404);
    await expect
      .poll(() => small.log.at(-1))
      .toMatchObject({
        path: '/nope',
        route: '*',
        cached: true,
        msg: 'page not found',
        level: 40,
      });
  });
});
