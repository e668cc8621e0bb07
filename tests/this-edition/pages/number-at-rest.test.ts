import { expect, it } from 'vitest';
import { openSite } from '../../http/site.ts';
import { mainOf, textOf } from '../../http/text-of.ts';
import { seasons } from '../../on-sale.ts';
import { nightjar } from '../nightjar.ts';

it('After the festival, a page with the site’s telephone says that nobody answers it', async () => {
  const { htmlOf } = openSite({ now: new Date(seasons.over) });
  const sitemap = Array.from((await htmlOf('/sitemap.xml')).matchAll(/<loc>\w+:\/\/[^/<]+([^<]*)/g));
  const offering: string[] = [];
  for (const [, address] of sitemap) {
    const main = textOf(mainOf(await htmlOf(address || '/')));
    if (main.includes(nightjar.edition.phone.onSite) && !/Nobody answers|rings again/.test(main))
      offering.push(address || '/');
  }
  expect(offering).toEqual([]);
});
