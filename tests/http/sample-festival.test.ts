import { describe, expect, it } from 'vitest';
import type { Content } from '../../shared/festival/content.ts';
import { contentProblems } from '../../shared/festival/content-problems.ts';
import { createFestival } from '../../shared/festival/create-festival.ts';
import { longshore, sampleFestival, sampleTexts } from '../sample-festival/sample-festival.ts';
import { createTestApp } from '../test-app.ts';
import { wrongWays } from '../unit/plan/every-way.ts';
import { brokenViews } from './broken-views.ts';
import { askingOnce, everyViewOf, readerOf } from './site.ts';
import { textOf } from './text-of.ts';

function siteOf(content: Content) {
  const festival = createFestival(content);
  const get = askingOnce(createTestApp({ festival }).listener);
  const htmlOf = async (address: string): Promise<string> => (await get(address)).text;
  return { festival, get, htmlOf, everyView: everyViewOf(festival) };
}

/** The links of the page's tabs or filter. */
const choicesOf = (html: string, island: string): readonly string[] => {
  const [, row = ''] = new RegExp(`data-island="${island}".*?<ul>(.*?)</ul>`).exec(html) ?? [];
  return Array.from(row.matchAll(/<a[^>]*>([^<]*)/g), ([, label = '']) => label);
};

describe('Another festival, with other content and the same code,', () => {
  const { festival, get, htmlOf, everyView } = siteOf(longshore);

  it('has content without a problem, and ways over its own paths as they are', () => {
    expect(contentProblems(longshore)).toEqual([]);
    expect(wrongWays(festival)).toEqual([]);
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

  it('has its own days in the schedule and in the line-up’s filter', async () => {
    const schedule = await htmlOf('/longshore-2027/schedule?day=fri');
    expect(choicesOf(schedule, 'tabs')).toEqual(['Thursday', 'Friday', 'Saturday']);
    expect(schedule).toMatch(/<section id="fri"(?![^>]*hidden)[^>]*>/);
    expect(textOf(schedule)).toMatch(/8pm until 10pm ?Sigur Rós The Net Loft/);
    const lineUp = await htmlOf('/lineup?day=fri');
    expect(choicesOf(lineUp, 'day-filter')).toEqual(['ALL', 'THURSDAY', 'FRIDAY', 'SATURDAY']);
    expect(lineUp.match(/<li id="act-\d"(?![^>]*hidden)/g)).toHaveLength(2);
    expect(textOf(lineUp)).toContain('2 acts');
  });

  it('says what is on at its own hours', async () => {
    const textAt = (now: string) =>
      readerOf(createTestApp({ festival, now: new Date(now) }).listener).textAt('/longshore-2027/schedule');
    expect(await textAt('2027-08-05T13:00:00+02:00')).toContain('First up');
    const friday = await textAt('2027-08-06T20:30:00+02:00');
    expect(friday).toMatch(/On now .*The Net Loft Sigur Rós until 10pm/);
    expect(friday).toContain('Next, at 10.30pm');
    expect(await textAt('2027-08-09T12:00:00+02:00')).toContain('Takk The lamp is out.');
    const afterMidnight = await textAt('2027-08-06T00:30:00+02:00');
    expect(afterMidnight).toMatch(/The Raft AC\/DC until 12.45am .*Friday/);
  });

  it('links the cards of its home page as its data says, and has an icon for a network that the code does not know', async () => {
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
    footer: { ...footer, quickLinks: [], endLine: [{ text: 'About', to: 'info/about' }] },
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
