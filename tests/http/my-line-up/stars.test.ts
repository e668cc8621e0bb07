import { describe, expect, it } from 'vitest';
import { listedSets } from '../../../shared/rules/programme/running-entries.ts';
import { openSite } from '../site.ts';
import { textOf } from '../text-of.ts';
import { thisFestival, pageNamed } from '../../this-edition/nightjar.ts';

const {
  lineUp,
  schedule,
  sets,
  addresses: { editionSlug: edition },
} = thisFestival;

const programmePage = pageNamed('programme/programme');

const { get } = openSite();
const htmlOf = async (address: string): Promise<string> => {
  const { text } = await get(address).expect(200);
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', '’');
};

/** A set's star without JavaScript, and the address to which it leads. */
function starIn(html: string, set: string, address: string) {
  const buttons = Array.from(html.matchAll(/<button [^>]*form="stars"[^>]*>/g), ([found]) => found);
  const tag = buttons.find((found) => found.includes(`"#set-${set}"`)) ?? '';
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const form = /<form id="stars".*?<\/form>/.exec(html)?.[0] ?? '';
  const sent = Array.from(form.matchAll(/ name="([^"]*)" value="([^"]*)"/g), ([, ...pair]) => pair);
  const query = [...sent, [attribute('name'), attribute('value')]].map((pair) => pair.join('=')).join('&');
  return {
    label: attribute('aria-label'),
    href: `${address.split('?')[0]}?${query}`,
    state: attribute('data-state'),
  };
}

const starsIn = (html: string) => html.match(/<button [^>]*form="stars"/g)?.length ?? 0;
const countIn = (html: string) => textOf(/<div id="picks".*?<\/div>/.exec(html)?.[0] ?? '').trim();

const pages: readonly (readonly [address: string, set: string, name: string])[] = [
  ['/lineup', 'sea-power', 'Sea Power'],
  [`/${edition}/schedule?day=sunday`, 'owls', 'Owls, and why they hate us'],
  [`/${edition}/kids-teens`, 'mud-kitchen-friday', 'Mud kitchen, Friday 11am'],
];

describe('Without JavaScript, a star', () => {
  it.each(pages)('at %s picks %s, makes it a maybe, and takes it out', async (address, set, name) => {
    const none = starIn(await htmlOf(address), set, address);
    expect(none.state).toBeUndefined();
    expect(none.label).toBe(`Star: pick ${name}`);
    expect(none.href).toBe(`${address}${address.includes('?') ? '&' : '?'}certain=${set}`);

    const picked = await htmlOf(none.href);
    const second = starIn(picked, set, address);
    expect(second.state).toBe('picked');
    expect(second.label).toBe(`Star: ${name}, picked; make it a maybe`);
    expect(countIn(picked)).toMatch(/^1 picked My line-up/);
    expect(picked).toContain(`href="/my-line-up?picks=${set}"`);
    expect(picked).toContain(`id="set-${set}"`);

    const maybe = await htmlOf(second.href);
    const third = starIn(maybe, set, address);
    expect(third.state).toBe('maybe');
    expect(third.label).toBe(`Star: ${name}, maybe; take it out`);
    expect(countIn(maybe)).toMatch(/^1 maybe My line-up/);

    expect(starIn(await htmlOf(third.href), set, address)).toEqual(none);
  });

  it('is there for each act and each entry of the running order, and nowhere else', async () => {
    expect(starsIn(await htmlOf('/lineup'))).toBe(lineUp.length);
    expect(starsIn(await htmlOf(`/${edition}/schedule`))).toBe(listedSets(schedule, sets).length);
    for (const without of ['/', '/lineup?view=poster&picks=owls'])
      expect(starsIn(await htmlOf(without)), without).toBe(0);
  });
});

describe('Picks in the address', () => {
  const picks = 'picks=sea-power&maybe=owls';

  it.each([
    ['/lineup', ['/lineup?day=friday&', '/lineup?view=poster&', '/artist/sea-power?']],
    [`/${edition}/programme?place=castle`, ['/artist/sea-power?']],
  ])('go along from %s to its views and to what has stars', async (address, links) => {
    const html = await htmlOf(`${address}${address.includes('?') ? '&' : '?'}${picks}`);
    for (const link of links) expect(html).toContain(`${link}${picks}`);
  });

  it('that are none are a page all the same', async () => {
    for (const query of [
      'picks=<script>,%00,A B,../..,,,&maybe=%F0%9F%A6%89',
      'picks=%zz%',
      'picks=&picks=owls&maybe=&maybe=owls',
      `picks=${'nobody-'.repeat(9)}x,withdrawn`,
    ]) {
      const html = await htmlOf(`/lineup?${query}`);
      expect(html, query).not.toContain(' data-state="');
      expect(html, query).not.toContain('<script>,');
    }
  });
});

it('What a visitor picks is nothing for crawlers: no link leads to it, and its answers say so', async () => {
  const { text } = await get('/robots.txt');
  for (const name of programmePage.visitorQuery)
    for (const mark of '?&') expect(text).toContain(`Disallow: /*${mark}${name}=\n`);
  const forNobody = '<meta name="robots" content="noindex, nofollow"/>';
  for (const [address] of pages) {
    expect(await htmlOf(address)).not.toMatch(/<a [^>]*(?:picks|certain)=|name="robots"/);
    expect(await htmlOf(`${address}${address.includes('?') ? '&' : '?'}certain=owls`)).toContain(forNobody);
  }
  for (const address of ['/my-line-up?picks=owls', '/plan?from=gate', '/tickets/purchase?weekend=1'])
    expect(await htmlOf(address)).toContain(forNobody);
});
