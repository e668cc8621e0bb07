import { expect, it } from 'vitest';
import { seasons } from '../../on-sale.ts';
import { openSite } from '../../http/site.ts';
import { mainOf, textOf } from '../../http/text-of.ts';
import { thisFestival } from '../nightjar.ts';

const { acts, addresses, edition, profiles } = thisFestival;

const site = openSite();
const { textAt } = site;

it.each(['on-sale', 'at-festival', 'over'] as const)(
  'Where the specification says two things, each stands %s',
  async (season) => {
    const then = openSite({ now: new Date(seasons[season]) });
    const mainAt = async (path: string) => textOf(mainOf(await then.htmlOf(path)));

    for (const path of [
      '/info/about',
      '/info/getting-here',
      '/info?tab=getting-there',
      '/info/camping',
      '/further-afield/things-to-do',
    ]) {
      const text = await mainAt(path);
      expect(text, path).toContain(edition.place.venue);
      expect(text, path).toContain('the Cumbrian Lake District');
    }

    const about = await then.htmlOf('/info/about');
    expect(textOf(/<footer.*<\/footer>/s.exec(about)?.[0] ?? '')).toContain('Manchester, United Kingdom');
    expect(textOf(mainOf(about))).not.toContain('Manchester');
    for (const path of ['/contact', '/info/faqs'])
      expect((await mainAt(path)).match(/Manchester, United Kingdom/g), path).toHaveLength(1);

    for (const [path, opens] of [
      ['/tickets', '4pm'],
      ['/tickets/purchase', '4pm'],
      ['/info/camping', '5pm'],
      ['/info/faqs', '5pm'],
      ['/info', '5pm'],
    ] as const)
      expect(new Set((await then.textAt(path)).match(/Thursday [45]pm/g)), path).toEqual(
        new Set([`Thursday ${opens}`]),
      );
  },
);

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
  ['/nightjar-2026/djs', [lateTent]],
  ['/info/getting-here', [shuttle]],
  ['/nightjar-2026/past-festivals', ['2019', '500', '1,500', '1,800', '2,000', '2,500']],
])('The policies of section 9 of the specification are stated on %s', async (path, sentences) => {
  const text = await textAt(path);
  for (const sentence of sentences) expect(text).toContain(sentence);
});

it('All pages together, and each but lists, have no more words than visitors can read', async () => {
  const { htmlOf } = openSite({ now: new Date(seasons['on-sale']) });
  // These repeat other pages: for readers who read only these two, and for an act without a profile.
  const unwritten = acts.filter(({ name }) => !profiles.some((profile) => profile.name === name));
  const repeated = ['/info/easy-read', '/info/what-will-happen', ...unwritten.map(addresses.artistPath)];
  const lists = ['/nightjar-2026/programme', '/nightjar-2026/changes', '/a-z', '/info', '/info/faqs'];
  let all = 0;
  for (const [, path = ''] of (await htmlOf('/sitemap.xml')).matchAll(/<loc>\w+:\/\/[^/<]+([^<]*)/g)) {
    const visible = mainOf(await htmlOf(path || '/'))
      .replace(/<(template|svg)\b.*?<\/\1>/gs, ' ')
      .replace(/<(\w+)(?: [^>]*)? hidden=""[^>]*>[^<]*<\/\1>/g, ' ')
      // A control of each row, which nobody reads 96 times.
      .replaceAll('>Calendar</a>', '></a>')
      .replace(/<\/?(?:a|abbr|b|em|i|small|span|strong|time)\b[^>]*>/g, '');
    const words = textOf(visible).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    const most = lists.includes(path) ? Infinity : repeated.includes(path) ? 450 : 900;
    expect(words, path).toBeLessThanOrEqual(most);
    if (!repeated.includes(path)) all += words;
  }
  expect(all).toBeGreaterThan(15_000);
  expect(all).toBeLessThanOrEqual(22_000);
});
