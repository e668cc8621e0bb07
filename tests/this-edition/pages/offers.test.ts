import { expect, it } from 'vitest';
import { openSite } from '../../http/site.ts';
import { thingsIn } from '../../http/text-of.ts';
import { seasons } from '../../on-sale.ts';

it.each([
  ['on-sale', 'InStock'],
  ['sale-closed', 'OutOfStock'],
  ['at-festival', 'OutOfStock'],
  ['over', undefined],
] as const)('Search engines are told %s that tickets are %s', async (season, availability) => {
  const { htmlOf } = openSite({ now: new Date(seasons[season]) });
  for (const address of ['/', '/artist/sea-power']) {
    const [thing] = thingsIn(await htmlOf(address));
    const offered = JSON.stringify(thing?.offers ?? '');
    const expected = availability ? expect.stringContaining(`https://schema.org/${availability}`) : '""';
    expect(offered).toEqual(expected);
  }
});
