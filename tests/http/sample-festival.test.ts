import { describe, expect, it } from 'vitest';
import type { Content } from '../../shared/festival/content.ts';
import { contentProblems } from '../../shared/festival/content-problems.ts';
import { createFestival } from '../../shared/festival/create-festival.ts';
import { longshore, sampleFestival, sampleTexts } from '../sample-festival/sample-festival.ts';
import { createTestApp } from '../test-app.ts';
import { wrongWays } from '../unit/plan/every-way.ts';
import { brokenViews } from './broken-views.ts';
import { askingOnce, everyViewOf, readerOf } from './site.ts';
import { textOf, thingsIn } from './text-of.ts';

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

  it('has calendars under its own name, and none under this festival’s', async () => {
    const { text } = await get('/calendar/longshore-2027.ics');
    expect(text).toContain('\r\nUID:acdc-2027@longshore.example\r\n');
    expect(text).toContain('\r\nDTSTART:20270805T213000Z\r\n');
    // Beside the programme's sets stands the one that was withdrawn, as cancelled.
    expect(text.match(/SUMMARY:(?!.*Counting the seals)/g)).toHaveLength(
      (await get('/schedule.xml')).text.match(/<event /g)?.length ?? 0,
    );
    for (const file of ['thu', 'birds']) expect((await get(`/calendar/${file}.ics`)).status).toBe(200);
    expect((await get('/calendar/nightjar-2026.ics')).status).toBe(404);
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

  it('sells two tickets at its own prices, in its own money', async () => {
    const tickets = await htmlOf('/tickets');
    expect(textOf(tickets)).toMatch(/Island Pass 1250 kr .* No. 0001 .* Evening Pass 480 kr .* No. 0002/);
    expect(tickets.match(/<h2>[^<]* Pass</g)).toHaveLength(2);
    expect(tickets.match(/repeat\(\d,minmax\(0,1fr\)\)/g)).toEqual(['repeat(2,minmax(0,1fr))']);
    const till = await htmlOf('/tickets/purchase?island-pass=2&bunk=1&weekend=3&checkout=1');
    expect(till.match(/data-quantity/g)).toHaveLength(3);
    expect(textOf(till)).toContain('Proceeding to checkout - Total: 2830 kr');
  });

  it('links the cards of its home page as its data says, and has an icon for a network that the code does not know', async () => {
    const home = await htmlOf('/');
    const links = Array.from(home.matchAll(/<h3[^>]*><a href="([^"]+)"/g), ([, href]) => href);
    expect(links).toEqual(['/artist/ac%2Fdc', '/longshore-2027/djs']);
    const [, icon] = /d="([^"]*)"[^>]*><\/path><\/svg><span[^>]*>Mastodon</.exec(home) ?? [];
    expect(icon).toMatch(/^M[\d\s.a-zA-Z-]+$/);
  });

  it('has its offers and its place in the structured data, in its own time zone', async () => {
    const [data] = thingsIn(await htmlOf('/lineup'));
    expect(data).toMatchObject({
      startDate: '2027-08-05T15:00:00+02:00',
      location: { name: 'Solvær Lighthouse', address: { addressCountry: 'NO' } },
      offers: [
        { name: 'Island Pass', price: 1250, priceCurrency: 'NOK' },
        { name: 'Evening Pass', price: 480, priceCurrency: 'NOK' },
      ],
    });
  });
});

/** A day before and a day after. */
const fiveDays: Content['edition']['days'] = [
  { id: 'wed', name: 'Wednesday', date: '2027-08-04' },
  ...longshore.edition.days,
  { id: 'sun', name: 'Sunday', date: '2027-08-08' },
];
const longer: Content = {
  ...longshore,
  edition: { ...longshore.edition, days: fiveDays },
  attractions: longshore.attractions.map((event) => ({
    ...event,
    sets: [...event.sets, { id: 'lamp-out', day: 'sun', start: '12:00', end: '13:00' }],
  })),
  schedule: [{ label: 'For the last time', sets: ['lamp-out'] }, ...longshore.schedule],
  texts: (content) => {
    const texts = longshore.texts(content);
    const [all] = texts.lineUpPage.filters;
    const filters = fiveDays.map(({ id, name }) => ({ id, label: name }));
    return { ...texts, lineUpPage: { ...texts.lineUpPage, filters: [...(all ? [all] : []), ...filters] } };
  },
};

describe('The same festival with five days', () => {
  const { get, htmlOf, everyView } = siteOf(longer);

  it('has five tabs in the schedule, and as many days in the filter', async () => {
    const days = ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    expect(choicesOf(await htmlOf('/longshore-2027/schedule'), 'tabs')).toEqual(days);
    expect(choicesOf(await htmlOf('/lineup'), 'day-filter')).toHaveLength(6);
    expect(textOf(await htmlOf('/longshore-2027/schedule?day=sun'))).toContain(
      'For the last time: Lighting the lamp The Raft',
    );
  });

  it('has every page in every view', async () => expect(await brokenViews(everyView, get)).toEqual([]));

  it('has an empty calendar for a day on which nothing happens', async () => {
    const { status, text } = await get('/calendar/wed.ics');
    expect(status).toBe(200);
    expect(text).not.toContain('VEVENT');
    expect((await get('/calendar/sun.ics')).text).toContain('VEVENT');
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
