import { expect, it } from 'vitest';
import { openSite } from './site.ts';
import { pages, thisFestival } from '../this-edition/nightjar.ts';

const { edition: festival } = thisFestival;

const { get } = openSite();

it.each(['/nope', '/LINEUP', '/nightjar-2025/music', '/assets/nope.js'])(
  'An address without a page like %s answers 404 with the three texts of the specification and the link home',
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

it('An address without a page is answered from memory, again at each request', async () => {
  const small = openSite({ pages: pages.filter(({ name }) => name === '*') });
  await small.prepare();
  const nope = await small.get('/nope');
  expect(nope.headers['cache-control']).toBe('no-cache');
  expect((await small.get('/nope').set('if-none-match', nope.headers['etag'] ?? '')).status).toBe(404);
  await expect
    .poll(() => small.log.at(-1))
    .toMatchObject({
      path: '/nope',
      status: 404,
      route: '*',
      cached: true,
      msg: 'page not found',
      level: 40,
    });
});
