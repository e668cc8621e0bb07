import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { addressesOf } from '../../shared/addressing/page-addresses.ts';
import { festival } from '../../shared/data/festival.ts';
import { lineUp } from '../../shared/data/programme/line-up.ts';
import { artistPath } from '../../shared/addressing/paths.ts';
import { pages } from '../../shared/routes.tsx';
import { createTestSite, everyAddress } from '../site.ts';

const { listener, log } = createTestSite();
const get = (path: string) => request(listener).get(path);

/** The text between tags, as a reader without styles would get it. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

const read = async (path: string): Promise<string> => textOf((await get(path)).text);

describe('every address of section 2', () => {
  it('is in the route table', () => {
    expect(everyAddress.toSorted()).toEqual(
      [
        '/',
        '/lineup',
        '/tickets',
        '/tickets/purchase',
        '/experience',
        '/info',
        '/contact',
        '/gallery',
        ...[
          'about',
          'getting-here',
          'camping',
          'accessibility',
          'sustainability',
          'families-dogs',
          'dos-donts',
          'faqs',
        ].map((name) => `/info/${name}`),
        ...['things-to-do', 'walks', 'pubs-food', 'stores'].map((name) => `/further-afield/${name}`),
        ...['music', 'talks', 'djs', 'kids-teens', 'walks', 'schedule', 'past-festivals'].map(
          (name) => `/nightjar-2026/${name}`,
        ),
        ...['sea-power', 'arab-strap', 'wren-hadley'].map((slug) => `/artist/${slug}`),
        ...[2025, 2024, 2023, 2022].map((year) => `/past-festivals/${year}`),
      ].toSorted(),
    );
  });

  it.each(everyAddress)('%s answers with its own content, header and footer', async (address) => {
    const { status, text, headers } = await get(address);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toMatch(/^<!doctype html><html lang="en-GB">/);
    expect(text).toMatch(/<\/footer><\/body><\/html>$/);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text.match(/<main/g)).toHaveLength(1);
    expect(text).toContain('<header');
    expect(text).not.toMatch(/undefined|\[object|NaN|style="/);
  });

  it('has a title and a description of its own, a canonical link and social tags', async () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const address of everyAddress) {
      const { text } = await get(address);
      titles.add(/<title>([^<]+)<\/title>/.exec(text)?.[1] ?? '');
      const description = /name="description" content="([^"]+)"/.exec(text)?.[1] ?? '';
      expect(description.length, address).toBeGreaterThan(60);
      expect(description.length, address).toBeLessThan(200);
      descriptions.add(description);
      expect(text).toContain(`rel="canonical" href="http://localhost:3000${address}"`);
      expect(text).toContain('property="og:title"');
      expect(text).toContain('name="twitter:card"');
    }
    expect(titles.size).toBe(everyAddress.length);
    expect(descriptions.size).toBe(everyAddress.length);
  });

  it('leads only to addresses that answer, and to places that exist', async () => {
    const bodies = new Map<string, string>();
    const dangling: string[] = [];
    const open = async (path: string): Promise<string> => {
      const known = bodies.get(path);
      if (known !== undefined) return known;
      const { status, text } = await get(path);
      expect(status, path).toBe(200);
      bodies.set(path, text);
      return text;
    };
    for (const address of everyAddress) {
      const html = await open(address);
      for (const [, href = ''] of html.matchAll(/href="(\/[^"]*|#[^"]*)"/g)) {
        const [path = '', fragment] = href.replaceAll('&amp;', '&').split('#');
        if (path.startsWith('/assets/')) continue;
        const target = path ? await open(path) : html;
        if (fragment && !target.includes(`id="${fragment}"`)) dangling.push(`${address} → ${href}`);
      }
    }
    expect(dangling).toEqual([]);
  });
});

describe('the menus', () => {
  const menu = async (): Promise<string> =>
    /<nav id="menu".*?<\/nav>/.exec((await get('/info/camping')).text)?.[0] ?? '';

  it('stand in the order of the specification', async () => {
    expect(textOf(await menu()).trim()).toBe(
      [
        'Home Line-up Tickets',
        'Info About Getting Here Camping Accessibility Sustainability Families & Dogs Do’s & Don’ts FAQs Contact Us',
        'Further Afield Things to Do Walks Pubs & Food Stores',
        'Festival 2026 Music Talks DJs Kids & Teens Guided Walks Schedule Past Festivals',
        'Gallery',
      ].join(' '),
    );
  });

  it('mark the page that is open', async () => {
    expect((await menu()).match(/<a href="[^"]+" aria-current="page">.*?<\/a>/g)).toEqual([
      '<a href="/info/camping" aria-current="page"><span>Camping</span></a>',
    ]);
  });
});

describe('artists and past festivals', () => {
  it('link every card to an artist’s page', async () => {
    const { text } = await get('/lineup');
    for (const artist of lineUp) expect(text).toContain(`href="${artistPath(artist)}"`);
    expect(text).toContain('href="/artist/the-go!-team"');
  });

  it.each(['/artist/bodega', '/artist/the-go!-team', '/artist/nobody', '/artist/%F0%9F%A6%89'])(
    '%s falls back to Sea Power, whose address is the canonical one',
    async (path) => {
      const { status, text } = await get(path);
      expect(status).toBe(200);
      expect(text).toMatch(/<h1.*?Sea Power.*?<\/h1>/);
      expect(text).toContain('rel="canonical" href="http://localhost:3000/artist/sea-power"');
    },
  );

  it.each(['/past-festivals/2019', '/past-festivals/2026', '/past-festivals/x'])(
    '%s falls back to 2025',
    async (path) => {
      const { status, text } = await get(path);
      expect(status).toBe(200);
      expect(textOf(text)).toContain('18–20 July 2025');
      expect(text).toContain('rel="canonical" href="http://localhost:3000/past-festivals/2025"');
    },
  );

  it('derive link and player from one identifier, and lead back', async () => {
    const { text } = await get('/artist/arab-strap');
    expect(text).toContain('href="https://open.spotify.com/artist/ArabStrap0000000000000"');
    expect(text).toContain('href="https://open.spotify.com/embed/artist/ArabStrap0000000000000"');
    expect(text).toContain('src="https://open.spotify.com/embed/artist/ArabStrap0000000000000"');
    // What a template holds is inert.
    expect(text.replace(/<template>.*?<\/template>/s, '')).not.toContain('src="http');
    expect(text).toMatch(/<a href="\/lineup"[^>]*><span aria-hidden="true">← <\/span>Back/);
  });
});

describe('both readings stand', () => {
  it.each([
    '/info/about',
    '/info/getting-here',
    '/info?tab=getting-there',
    '/info/camping',
    '/further-afield/things-to-do',
  ])('%s places the festival at the castle in the Cumbrian Lake District', async (path) => {
    const main = /<main.*<\/main>/s.exec((await get(path)).text)?.[0] ?? '';
    expect(textOf(main)).toContain(festival.place.castle);
    expect(textOf(main)).toContain('the Cumbrian Lake District');
  });

  it('footer, contact page and one FAQ say Manchester', async () => {
    const about = (await get('/info/about')).text;
    expect(textOf(/<footer.*<\/footer>/s.exec(about)?.[0] ?? '')).toContain('Manchester, United Kingdom');
    expect(textOf(/<main.*<\/main>/s.exec(about)?.[0] ?? '')).not.toContain('Manchester');
    for (const path of ['/contact', '/info/faqs']) {
      const main = /<main.*<\/main>/s.exec((await get(path)).text)?.[0] ?? '';
      expect(textOf(main).match(/Manchester, United Kingdom/g)).toHaveLength(1);
    }
  });

  it('camping opens at 4pm on the ticket pages and at 5pm on the camping page and in the FAQs', async () => {
    for (const path of ['/tickets', '/tickets/purchase']) {
      const text = await read(path);
      expect(text).toContain('Thursday 4pm');
      expect(text).not.toContain('Thursday 5pm');
    }
    for (const path of ['/info/camping', '/info/faqs', '/info']) {
      const text = await read(path);
      expect(text).toContain('Thursday 5pm');
      expect(text).not.toContain('Thursday 4pm');
    }
  });

  it('no weekday stands beside a date', async () => {
    const beside =
      /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (the )?\d{1,2}(st|nd|rd|th)? (of )?July|July \d{4},? (Fri|Satur|Sun)day/;
    for (const address of everyAddress) expect(await read(address), address).not.toMatch(beside);
  });
});

describe('the policies of section 9', () => {
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
  ])('%s carries its own', async (path, sentences) => {
    const text = await read(path);
    for (const sentence of sentences) expect(text).toContain(sentence);
  });
});

describe('what machines read', () => {
  it('the sitemap lists every address once, and robots.txt leads to it', async () => {
    const { text } = await get('/sitemap.xml');
    expect([...text.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(([, path]) => path)).toEqual(
      everyAddress,
    );
    expect(addressesOf(pages)).toEqual(everyAddress);
    expect((await get('/robots.txt')).text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });

  it('the structured data has the festival with its twelve concerts, at the castle', async () => {
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

  it('the questions and the way from home are told, too', async () => {
    const { text } = await get('/info/faqs');
    expect(text).toContain('"@type":"FAQPage"');
    expect(text).toContain('"@type":"BreadcrumbList"');
  });

  it('icons and the web manifest are there', async () => {
    const { body } = await get('/site.webmanifest');
    for (const { src } of (body as { icons: { src: string }[] }).icons)
      expect((await get(src)).status).toBe(200);
    for (const path of ['/favicon.ico', '/apple-touch-icon.png']) expect((await get(path)).status).toBe(200);
  });
});

describe('the log', () => {
  it('has one line for each request, without the query', async () => {
    log.length = 0;
    await get('/lineup?day=friday').set('X-Request-Id', 'proxy-gave-this-1');
    expect(log).toEqual([
      expect.objectContaining({
        level: 30,
        requestId: 'proxy-gave-this-1',
        method: 'GET',
        path: '/lineup',
        route: 'lineup',
        status: 200,
      }),
    ]);
    expect(JSON.stringify(log)).not.toContain('friday');
  });
});
