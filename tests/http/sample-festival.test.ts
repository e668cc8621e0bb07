import { describe, expect, it } from 'vitest';
import type { Content } from '../../shared/festival/content.ts';
import { contentProblems } from '../../shared/festival/content-problems.ts';
import { createFestival } from '../../shared/festival/create-festival.ts';
import { longshore, sampleFestival, sampleTexts } from '../sample-festival/sample-festival.ts';
import { createTestApp } from '../test-app.ts';
import { wrongRoutes } from '../unit/plan/every-route.ts';
import { brokenViews } from './broken-views.ts';
import { askingOnce, everyViewOf } from './site.ts';

function siteOf(content: Content) {
  const festival = createFestival(content);
  const get = askingOnce(createTestApp({ festival }).listener);
  const htmlOf = async (address: string): Promise<string> => (await get(address)).text;
  return { festival, get, htmlOf, everyView: everyViewOf(festival) };
}

describe('Another festival, with other content and the same code,', () => {
  const { festival, get, htmlOf, everyView } = siteOf(longshore);

  it('has content without a problem, and ways over its own paths as they are', () => {
    expect(contentProblems(longshore)).toEqual([]);
    expect(wrongRoutes(festival)).toEqual([]);
  });

  it('has every page in every view', async () => {
    expect(everyView).toEqual(
      expect.arrayContaining(['/longshore-2027/schedule?day=sat', '/lineup?day=thu', '/artist/ac%2Fdc']),
    );
    expect(await brokenViews(everyView, get)).toEqual([]);
  });

  it('has only links that answer, whatever an act is called', async () => {
    const links = new Set<string>();
    for (const address of everyView) {
      const found = (await htmlOf(address)).matchAll(/(?:href|action)="(\/[^"#]*)/g);
      // With a pick, it is the same page with a star in another state (my-line-up/stars.test.ts).
      for (const [, href = ''] of found) links.add(href.replaceAll('&amp;', '&').replace(/[?&]picks=.*/, ''));
    }
    for (const act of ['ac%2Fdc', 'what%3F', 'sam-%26-ella', 'sigur-r%C3%B3s', '!!!', '%3Cb%3E'])
      expect(links).toContain(`/artist/${act}`);
    for (const link of links) expect((await get(link)).status, link).toBe(200);
  });

  it('links the cards of home as its data say, and has an icon for an unknown network', async () => {
    const home = await htmlOf('/');
    const links = Array.from(home.matchAll(/<h3[^>]*><a href="([^"]+)"/g), ([, href]) => href);
    expect(links).toEqual(['/artist/ac%2Fdc', '/longshore-2027/djs']);
    const [, icon] = /d="([^"]*)"[^>]*><\/path><\/svg><span[^>]*>Mastodon</.exec(home) ?? [];
    expect(icon).toMatch(/^M[\d\s.a-zA-Z-]+$/);
  });
});

describe('A festival that leaves out all that it may', () => {
  const full = sampleTexts();
  const {
    plan: _plan,
    needsPage: _needs,
    notKnownPage: _notKnown,
    azWords: _words,
    experience: _experience,
    talksPage: _talks,
    djsPage: _djs,
    kidsTeensPage: _kids,
    guidedWalksPage: _walks,
    faqsPage: _faqs,
    faqGroups: _groups,
    contact: _contact,
    ...kept
  } = full;
  const { menuFoot, footer } = full.frame;
  const frame = {
    ...full.frame,
    menuFoot: { ...menuFoot, links: [] },
    footer: {
      ...footer,
      quickLinks: [],
      groups: [{ heading: 'More', links: [{ text: 'About', to: 'info/about' }] }],
    },
  };
  const home = { ...full.home, featured: { ...full.home.featured, artists: [] } };
  const content = sampleFestival({
    profiles: [],
    extras: [],
    paths: [],
    grounds: {},
    texts: () => ({ ...kept, frame, home }),
  });
  const { get, htmlOf, everyView } = siteOf(content);

  it('has content without a problem, and only the pages that every festival has, and its own', async () => {
    expect(contentProblems(content)).toEqual([]);
    const paths = new Set(everyView.map((address) => address.replace(/\?.*/, '')));
    expect([...paths].filter((path) => !path.startsWith('/artist/'))).toEqual([
      '/',
      '/lineup',
      '/tickets',
      '/tickets/purchase',
      '/info/about',
      '/longshore-2027/schedule',
      '/longshore-2027/programme',
      '/longshore-2027/changes',
      '/my-line-up',
      '/offline',
    ]);
    expect(await brokenViews(everyView, get)).toEqual([]);
  });

  it('leads to none of the pages that it does not have, on no page and in no file', async () => {
    const files = ['/sitemap.xml', '/programme.json', '/schedule.xml', '/changes.atom', '/site.webmanifest'];
    const dead: string[] = [];
    for (const address of [...everyView, ...files]) {
      const found = (await htmlOf(address)).matchAll(
        /(?:(?:href|action)=|"url":|>)"?(?:http:\/\/localhost:\d+)?(\/[\w%:][^"#<&?]*)/g,
      );
      for (const [, href = ''] of found)
        if ((await get(href)).status !== 200) dead.push(`${address}: ${href}`);
    }
    expect(dead).toEqual([]);
  });
});
