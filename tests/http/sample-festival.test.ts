import { describe, expect, it } from 'vitest';
import type { Content } from '../../shared/festival/content.ts';
import { contentProblems } from '../../shared/festival/content-problems.ts';
import { createFestival } from '../../shared/festival/create-festival.ts';
import { longshore, sampleFestival, sampleTexts } from '../sample-festival/sample-festival.ts';
import { createTestApp } from '../test-app.ts';
import { askingOnce, brokenViews, everyViewOf } from './site.ts';

function siteOf(content: Content) {
  const festival = createFestival(content);
  const get = askingOnce(createTestApp({ festival }).listener);
  const htmlOf = async (address: string): Promise<string> => (await get(address)).text;
  return { get, htmlOf, everyView: everyViewOf(festival) };
}

describe('Another festival, with other content and the same code,', () => {
  const { get, htmlOf, everyView } = siteOf(longshore);

  it('has content without a problem', () => expect(contentProblems(longshore)).toEqual([]));

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
});

describe('A festival that leaves out all that it may', () => {
  const full = sampleTexts();
  const left =
    /^(?:plan|needsPage|notKnownPage|azWords|experience|talksPage|djsPage|kidsTeensPage|guidedWalksPage|faq.*|contact)$/;
  const kept = Object.fromEntries(Object.entries(full).filter(([name]) => !left.test(name))) as typeof full;
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

  it('has content without a problem, and whole pages alone', async () => {
    expect(contentProblems(content)).toEqual([]);
    expect(everyView.filter((address) => /^\/(?:plan|needs|a-z|contact|experience)/.test(address))).toEqual(
      [],
    );
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
