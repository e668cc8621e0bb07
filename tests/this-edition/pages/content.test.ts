import type { RequestListener } from 'node:http';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { festival } from '../../../shared/data/festival.ts';
import { seasons } from '../../on-sale.ts';
import { createTestApp } from '../../test-app.ts';
import { mainOf, textOf } from '../../http/text-of.ts';

const readerOf = (site: RequestListener) => {
  const get = (path: string) => request(site).get(path);
  return { get, read: async (path: string): Promise<string> => textOf((await get(path)).text) };
};
const site = readerOf(createTestApp().listener);
const { read } = site;

describe.each(Object.entries(seasons))('Where the specification says two things, %s:', (_, now) => {
  const then = readerOf(createTestApp({ now: new Date(now) }).listener);

  it.each([
    '/info/about',
    '/info/getting-here',
    '/info?tab=getting-there',
    '/info/camping',
    '/further-afield/things-to-do',
  ])('%s places the festival at the castle in the Cumbrian Lake District', async (path) => {
    const text = textOf(mainOf((await then.get(path)).text));
    expect(text).toContain(festival.place.venue);
    expect(text).toContain('the Cumbrian Lake District');
  });

  it('the footer, the contact page and one FAQ say Manchester', async () => {
    const about = (await then.get('/info/about')).text;
    expect(textOf(/<footer.*<\/footer>/s.exec(about)?.[0] ?? '')).toContain('Manchester, United Kingdom');
    expect(textOf(mainOf(about))).not.toContain('Manchester');
    for (const path of ['/contact', '/info/faqs'])
      expect(textOf(mainOf((await then.get(path)).text)).match(/Manchester, United Kingdom/g)).toHaveLength(
        1,
      );
  });

  it('camping opens at 4pm on the ticket pages and at 5pm on the camping page and in the FAQs', async () => {
    for (const path of ['/tickets', '/tickets/purchase']) {
      const text = await then.read(path);
      expect(text).toContain('Thursday 4pm');
      expect(text).not.toContain('Thursday 5pm');
    }
    for (const path of ['/info/camping', '/info/faqs', '/info']) {
      const text = await then.read(path);
      expect(text).toContain('Thursday 5pm');
      expect(text).not.toContain('Thursday 4pm');
    }
  });
});

describe('The policies of section 9 of the specification', () => {
  const refunds = 'Tickets are non-refundable but transferable.';
  const children = 'Children under 12 get 50% off.';
  const underFive = 'Under 5s go free.';
  const teens = 'Teens aged 13–17 pay full price.';
  const eTickets = 'E-tickets are emailed immediately after purchase.';
  const instalments = 'in instalments through a buy-now-pay-later provider';
  const lateTent = 'runs until 2am';
  const shuttle = 'Festival shuttle buses run every 30 minutes';
  const wifi = 'There is no public WiFi.';

  it.each([
    [
      '/tickets',
      [
        refunds,
        children,
        underFive,
        teens,
        eTickets,
        instalments,
        'The price shown is the price you pay',
        'early bird prices',
      ],
    ],
    ['/tickets/purchase', [refunds, children, underFive, teens, eTickets, instalments]],
    ['/info/faqs', [refunds, children, underFive, teens, eTickets, instalments, lateTent, wifi]],
    ['/info/families-dogs', [children, underFive, teens]],
    ['/info/dos-donts', [wifi]],
    ['/nightjar-2026/djs', [lateTent]],
    ['/nightjar-2026/music', [lateTent]],
    ['/info?tab=getting-there', [shuttle]],
    ['/info/getting-here', [shuttle]],
    ['/info/about', ['2019', '500']],
    ['/nightjar-2026/past-festivals', ['2019', '500', '1,500', '1,800', '2,000', '2,500']],
  ])('are stated on %s', async (path, sentences) => {
    const text = await read(path);
    for (const sentence of sentences) expect(text).toContain(sentence);
  });
});

it('Whoever camps reads wherever it matters that nobody is let in after last entry: tents are outside the gate', async () => {
  for (const path of ['/info/camping', '/info/faqs'])
    expect(await read(path)).toMatch(
      /last entry .*11pm.* The tents are outside the gate, so for The Small Hours be inside by then\./i,
    );
  const late = ['Hob Lane', 'Vesper Low', 'Dub Ghyll', 'Ada Fontaine', 'Selkie'];
  for (const path of ['/nightjar-2026/programme', '/nightjar-2026/djs']) {
    const rows = (await site.get(path)).text.match(/<li[ >].*?<\/li>/gs) ?? [];
    const told = rows.map(textOf).filter((row) => /Through the gate by 11pm/.test(row));
    expect(told.map((row) => late.find((name) => row.includes(name)))).toEqual(late);
  }
  expect((await site.get('/calendar/hob-lane.ics')).text).toContain('Through the gate by 11pm');
});

/** The words that visitors read in a page's main part. */
const wordsOf = (html: string): number => {
  const visible = mainOf(html)
    .replace(/<(template|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<(\w+)(?: [^>]*)? hidden=""[^>]*>[^<]*<\/\1>/g, ' ')
    // A control of each row, which nobody reads 96 times.
    .replaceAll('>Calendar</a>', '></a>')
    .replace(/<\/?(?:a|abbr|b|em|i|small|span|strong|time)\b[^>]*>/g, '');
  return textOf(visible).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
};

it('All pages together, on sale, have no more words than can be read, and none but lists has more than fit one sitting', async () => {
  const { get } = readerOf(createTestApp({ now: new Date(seasons['on-sale']) }).listener);
  const counts = new Map<string, number>();
  // What shows a visitor's own things is in no sitemap.
  const sitemap = Array.from((await get('/sitemap.xml')).text.matchAll(/<loc>\w+:\/\/[^/<]+([^<]*)/g));
  // Easy Read tells again what other pages have told: whoever reads these two reads nothing else.
  const retold = ['/info/easy-read', '/info/what-will-happen'];
  for (const [, path] of sitemap) counts.set(path || '/', wordsOf((await get(path || '/')).text));
  const lists = ['/nightjar-2026/programme', '/nightjar-2026/changes', '/a-z', '/info', '/info/faqs'];
  expect([...counts].filter(([address, words]) => words > 900 && !lists.includes(address))).toEqual([]);
  expect(counts.size).toBeGreaterThan(40);
  for (const path of retold) expect(counts.get(path)).toBeLessThanOrEqual(450);
  expect(
    [...counts].reduce((sum, [path, words]) => sum + (retold.includes(path) ? 0 : words), 0),
  ).toBeLessThanOrEqual(22_000);
});
