import { expect, it } from 'vitest';
import { openSite } from '../../http/site.ts';
import { mainOf, textOf, thingsIn } from '../../http/text-of.ts';
import { seasons } from '../../on-sale.ts';

/** The seasons, and the last morning, when nothing is on any more. */
const instants = { ...seasons, 'last morning': '2026-07-21T09:00:00+01:00' };

/** Sentences that a season can make false: dates, instructions and expectations. */
const CAN_TURN_FALSE =
  /\b(will|buy|book|apply|ring|goes|closes|opens|ask us|sold|sell|on sale|is over|has begun|gates|last bus|lost property|access desk|late, but|answered|come anyway|owls have|was it)\b|\b(now|next) ?:|fields are open|has faded|from £|\d (January|February|March|April|May|June|July|August|September|October|November|December)/i;
/** The strips above pages that say that everything below was of a past edition. */
const STRIP = /This page was written for it|These were its prices|You cannot come any more/;

function sentencesOf(main: string): readonly string[] {
  const blocks = main
    .replace(/<(template|svg|script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<(\w+)(?: [^>]*)? hidden=""[^>]*>[^<]*<\/\1>/g, ' ')
    .replace(/<\/(p|li|h\d|dd|dt|td|th|div|section|figcaption)>/g, ' ¶ ');
  return textOf(blocks)
    .split(/(?<=[.!?])\s+|¶/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => CAN_TURN_FALSE.test(sentence));
}

/** The offers of tickets for search engines, on home and on an act's page. */
const offersIn = (address = '', html: string): readonly string[] =>
  ['', '/artist/sea-power'].includes(address)
    ? [`For search engines ${/\w*Stock/.exec(JSON.stringify(thingsIn(html)))?.[0] ?? 'nothing'} of tickets`]
    : [];

it('Each sentence that a season can make false stands only where somebody has found it true', async () => {
  const found = new Map<string, string[]>();
  for (const [index, now] of Object.values(instants).entries()) {
    const { htmlOf } = openSite({ now: new Date(now) });
    const sitemap = Array.from((await htmlOf('/sitemap.xml')).matchAll(/<loc>\w+:\/\/[^/<]+([^<]*)/g));
    for (const [, address] of sitemap) {
      const html = await htmlOf(address || '/');
      const main = mainOf(html);
      const isOver = STRIP.test(textOf(main));
      for (const sentence of [...sentencesOf(main), ...offersIn(address, html)]) {
        const marks = found.get(sentence) ?? Array.from('-'.repeat(7));
        if (marks[index] !== 'x') marks[index] = isOver ? '(' : 'x';
        found.set(sentence, marks);
      }
    }
  }
  const lines = Array.from(found, ([sentence, marks]) => `${marks.join('')} ${sentence}`);
  // One line a sentence, with a mark for each instant: x if it is true, ( below a strip that says it is
  // over. After reading every changed line, run npm run test:http -- season-sentences --update.
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('season-sentences.txt');
});
