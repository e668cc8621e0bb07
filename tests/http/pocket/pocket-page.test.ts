import { describe, expect, it } from 'vitest';
import { edition } from '../../../shared/addressing/paths.ts';
import { places } from '../../../shared/data/programme/places.ts';
import { schedule } from '../../../shared/data/programme/schedule.ts';
import { sets } from '../../../shared/festival/programme.ts';
import { listedSets } from '../../../shared/rules/programme/running-entries.ts';
import { openSite } from '../site.ts';
import { textOf } from '../text-of.ts';

const { get, htmlOf } = openSite();
const htmlAt = async (query = ''): Promise<string> => (await get(`/pocket${query}`).expect(200)).text;
/** What is said of a set that is marked. */
const markedIn = (html: string): readonly string[] =>
  Array.from(
    html.matchAll(/<li data-state="(\w+)".*?<\/li>/g),
    ([row, state = '']) => `${state}: ${textOf(row)}`,
  );

describe('The pocket programme', () => {
  it('has every set of the running order, and nothing is marked', async () => {
    const html = await htmlAt();
    for (const { event } of listedSets(schedule, sets)) expect(textOf(html)).toContain(textOf(event.title));
    expect(markedIn(html)).toEqual([]);
    expect(textOf(html)).toContain('Colour in a star for each set you want.');
  });

  it('marks what the address has picked, in words, too, and keeps it in the link to large print', async () => {
    const html = await htmlAt('?picks=sea-power&maybe=owls');
    const [first, second, ...others] = markedIn(html).map((row) => row.replace(/\s+/g, ' '));
    const { castle, library } = places;
    expect(first).toMatch(new RegExp(`^picked: 9\\.15pm ?Sea Power ?Picked\\. ?${castle.name}, until 10`));
    expect(second).toMatch(new RegExp(`^maybe: 11\\.30am ?Owls.* ?Maybe\\. ?${library.name}, until`));
    expect(others).toEqual([]);
    expect(textOf(html)).toContain('A full star is yours.');
    expect(html).toContain('href="/pocket?print=large&amp;picks=sea-power&amp;maybe=owls"');
  });

  it('has the walks and the ways home of whoever says what they need, and nothing of them otherwise', async () => {
    const picks = '?picks=arab-strap,hob-lane,valley-choir';
    const html = await htmlAt(`${picks}&needs=step-free,slower,signed`);
    const rows = markedIn(html).join().replace(/\s+/g, ' ');
    expect(rows).toMatch(/Hob Lane Picked\. The Small Hours, until 12\.40am ?\. Walk: 18 min/);
    expect(rows).toMatch(/The Clearing, until 11\.15am ?\. No step-free way/);
    const home = textOf(html);
    expect(home).toContain('as you need it, by the paths with lamps.');
    expect(home).toContain('* Not step-free, or not known');
    expect(home).toMatch(/Shuttle stop 24 min 31 min 28 min/);
    expect(home).toMatch(/Camping fields \d+ min\* \d+ min\* \d+ min\*/);
    expect(html).toContain(
      'href="/pocket?print=large&amp;picks=arab-strap,hob-lane,valley-choir&amp;needs=step-free,slower"',
    );
    expect(textOf(await htmlAt(picks))).not.toMatch(/Walk: |step-free way|\* /);
  });

  it('has room for everything at once, with what the running order has not, and says how much is left out', async () => {
    const html = await htmlAt(`?picks=${sets.map(({ id }) => id).join()}`);
    const listed = listedSets(schedule, sets);
    const other = sets.find((set) => !listed.includes(set));
    expect(markedIn(html).join()).toContain(textOf(other?.event.title ?? ''));
    expect(textOf(html)).toMatch(/And \d+ more, on the site\./);
  });

  it('is reached from the schedule, the plan, one’s own line-up and the page without a signal', async () => {
    for (const address of [`/${edition}/schedule`, '/plan', '/offline'])
      expect(await htmlOf(address), address).toContain('href="/pocket"');
    expect(await htmlOf('/my-line-up?picks=owls&maybe=bdrmm')).toContain(
      'href="/pocket?picks=owls&amp;maybe=bdrmm"',
    );
  });
});
