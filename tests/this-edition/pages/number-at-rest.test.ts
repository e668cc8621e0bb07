import { expect, it } from 'vitest';
import { openSite } from '../../http/site.ts';
import { mainOf, textOf } from '../../http/text-of.ts';
import { seasons } from '../../on-sale.ts';
import { nightjar } from '../nightjar.ts';

it('After the festival, each sentence with the site’s telephone says that nobody answers it', async () => {
  const { onSite, texts } = nightjar.edition.phone;
  const { htmlOf } = openSite({ now: new Date(seasons.over) });
  const sitemap = Array.from((await htmlOf('/sitemap.xml')).matchAll(/<loc>\w+:\/\/[^/<]+([^<]*)/g));
  const offering: string[] = [];
  for (const [, address] of sitemap) {
    const sentences = textOf(mainOf(await htmlOf(address || '/'))).split(/(?<=[.?!]) /);
    for (const sentence of sentences)
      if (
        [onSite, texts].some((number) => sentence.includes(number)) &&
        !/Nobody answers|rings again/.test(sentence)
      )
        offering.push(`${address}: ${sentence}`);
  }
  expect(offering).toEqual([]);
});
