import { describe, expect, it } from 'vitest';
import { festival } from '../../shared/data/festival.ts';
import { edition } from '../../shared/addressing/paths.ts';
import { priceOf } from '../../shared/data/products.ts';
import { concerts } from '../../shared/data/programme/concerts.ts';
import { places } from '../../shared/data/programme/places.ts';
import { profiles } from '../../shared/data/programme/profiles.ts';
import { formerActs } from '../../shared/festival/editions.ts';
import { clockTime } from '../../shared/figures/clock.ts';
import { hasProfile } from '../../shared/rules/fallbacks.ts';
import { slugOf } from '../../shared/rules/text/slug.ts';
import { thisFestival, turnedYear, type OtherSite } from '../other-festival/overlay.ts';
import { brokenViews } from './broken-views.ts';
import { askingOnce } from './site.ts';
import { textOf } from './text-of.ts';

const next = festival.year + 1;
const now = new Date(`${festival.year}-12-10T12:00:00Z`);

const asked = (site: OtherSite) => askingOnce(site.createTestApp({ now }).listener);

const site = await thisFestival([]);
const turned = await turnedYear(`${next}-07-17`);
const [before, after] = [asked(site), asked(turned)];
/** Every address that the edition had, a visitor's own choices apart. */
const had = new Set<string>();
const feeds = ['/sitemap.xml', '/changes.atom', '/schedule.xml', '/programme.json'];
for (const address of [...feeds, ...site.everyView]) {
  had.add(address);
  for (const [, href = ''] of (await before(address)).text.matchAll(/href="(\/[^"#]*)/g))
    if (!/^\/assets|[?&;](picks|maybe|weekend[^=]*|day-[^=]*|from|to|way|meet)=/.test(href))
      had.add(href.replaceAll('&amp;', '&'));
}

const entriesOf = (calendar: string): readonly string[] =>
  calendar.match(/BEGIN:VEVENT[^]*?END:VEVENT/g) ?? [];
/** When an entry changed last, and its revision. */
const REVISION = /(?<=DTSTAMP:|LAST-MODIFIED:|SEQUENCE:)\w+/g;
const titleOf = (html: string): string | undefined => /<title>(.*?)<\/title>/.exec(html)?.[1];

describe('When the year is turned,', () => {
  it('no address of the edition is dead: it answers, or says where its content now stands', async () => {
    expect(had).toContain(`/calendar/${edition}.ics`);
    const dead: string[] = [];
    for (const address of had) {
      const { status, headers } = await after(address);
      const last = status === 308 ? (await after(String(headers['location']))).status : status;
      if (last !== 200) dead.push(`${address}: ${status}`);
    }
    expect(dead).toEqual([]);
  });

  it.each([
    ['subscribed', `/calendar/${edition}.ics`],
    ['of a day', `/calendar/${festival.days[0].id}.ics`],
    ['of picks', `/my-line-up.ics?picks=${formerActs.length > 0 ? '' : 'sea-power,owls'}`],
  ])('calendars take over the entries as they were, %s', async (_, address) => {
    const [entries, archived] = await Promise.all(
      [before, after].map(async (ask) => entriesOf((await ask(address)).text).toSorted()),
    );
    const without = (all = [] as readonly string[]) => all.map((one) => one.replaceAll(REVISION, ''));
    expect(without(archived)).toEqual(without(entries));
    const revisions = (all = [] as readonly string[]) =>
      all.map((one) => one.match(REVISION)?.map((value) => Number(value.replaceAll(/\D/g, ''))) ?? []);
    for (const [index, values] of revisions(archived).entries())
      for (const [which, value] of values.entries())
        expect(value).toBeGreaterThan(revisions(entries)[index]?.[which] ?? NaN);
  });

  it('the feed of changes stays the same feed, and says that the edition is over', async () => {
    const id = /<id>[^<]*/;
    const { text } = await after('/changes.atom');
    expect(id.exec(text)?.[0]).toBe(id.exec((await before('/changes.atom')).text)?.[0]);
    expect(text).toContain(`${festival.fullName} ${festival.year} is over`);
  });

  it('the pages of the edition say which year they show, in titles and canonical addresses as well', async () => {
    for (const list of ['schedule', 'programme', 'talks', 'music']) {
      const { text } = await after(`/${edition}/${list}`);
      expect(titleOf(text)).toMatch(new RegExp(` ${festival.year} · ${festival.fullName}$`));
      expect(text).toContain(`<link rel="canonical" href="http://localhost:3000/${edition}/${list}"/>`);
      expect(textOf(text)).toContain(`This was ${festival.year}`);
    }
    expect(textOf((await after(`/${edition}`)).text)).toContain(`Weekend Ticket ${priceOf('weekend')}`);
  });

  it('an act’s page says when it played, sells nothing, and is of that year', async () => {
    const { text } = await after('/artist/sea-power');
    expect(titleOf(text)).toBe(`Sea Power · ${festival.fullName} ${festival.year}`);
    expect(textOf(text)).toContain(`${festival.year}: Friday, 9.15pm, ${places.castle.name}`);
    expect(textOf(text)).not.toContain('Be there');
    const { title = '', sets: [set] = [] } =
      concerts.find((act) => !act.sets[0]?.cancelled && !hasProfile(profiles, act.title)) ?? {};
    const day = festival.days.find(({ id }) => id === set?.day)?.name;
    expect(textOf((await after(`/artist/${slugOf(title)}`)).text)).toContain(
      `${title} ${festival.year}: ${day}, ${clockTime(set?.start ?? '')}`,
    );
  });

  it('the next edition has a whole page everywhere, and nothing that is wrong in its content', async () => {
    expect(turned.contentProblems()).toEqual([]);
    expect(await brokenViews(turned.everyView, after)).toEqual([]);
  });

  it.each<readonly [string, string]>([
    ['/', 'The sale opens on a date to be announced'],
    ['/', 'Who plays is to be announced'],
    ['/lineup', 'Who plays is to be announced'],
    [`/nightjar-${next}/music`, 'Who plays is to be announced'],
    [`/nightjar-${next}/schedule`, 'To be announced. Subscribe below'],
    ...['programme', 'talks', 'changes'].map((list): readonly [string, string] => [
      `/nightjar-${next}/${list}`,
      'What’s on is to be announced',
    ]),
    ['/my-line-up', 'What’s on is to be announced'],
    ['/tickets', '£TBA'],
    ['/tickets/purchase?weekend=2', 'Without a price yet, so not in the total'],
    ['/a-z', '£TBA. Price to come.'],
  ])('%s says: %s', async (address, words) => {
    const { text } = await after(address);
    expect(textOf(text)).toContain(words);
    expect(text).not.toContain('"@type":"Offer"');
  });
});
