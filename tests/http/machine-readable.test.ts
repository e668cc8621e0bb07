import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { everyAddress } from '../every-address.ts';
import { createTestApp } from '../test-app.ts';

const { listener } = createTestApp();
const get = (path: string) => request(listener).get(path);

describe('Search engines and browsers', () => {
  it('find every address once in the sitemap, which robots.txt names', async () => {
    const { text } = await get('/sitemap.xml');
    expect([...text.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(([, path]) => path)).toEqual(
      everyAddress,
    );
    expect((await get('/robots.txt')).text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });

  it('read of the festival with its twelve concerts at the castle', async () => {
    const json = /application\/ld\+json">(.*?)<\/script>/.exec((await get('/')).text)?.[1] ?? '{}';
    const [data] = (
      JSON.parse(json) as {
        '@graph': { location: object; subEvent: { name: string; startDate: string }[] }[];
      }
    )['@graph'];
    expect(data).toMatchObject({ '@type': 'Festival', startDate: '2026-07-18T12:00:00+01:00' });
    expect(data?.location).toMatchObject({ name: 'Eskmere Castle' });
    expect(data?.subEvent).toHaveLength(12);
    expect(data?.subEvent.find(({ name }) => name === 'LIFE')?.startDate).toBe('2026-07-20T17:00:00+01:00');
  });

  it('read the FAQs with their answers, and the breadcrumbs', async () => {
    const { text } = await get('/info/faqs');
    expect(text).toContain('"@type":"FAQPage"');
    expect(text).toContain('"@type":"BreadcrumbList"');
  });

  it('find the icons that the manifest names, and those that they ask for by themselves', async () => {
    const { body } = await get('/site.webmanifest');
    for (const { src } of (body as { icons: { src: string }[] }).icons)
      expect((await get(src)).status).toBe(200);
    for (const path of ['/favicon.ico', '/apple-touch-icon.png']) expect((await get(path)).status).toBe(200);
  });
});
