import { expect, it } from 'vitest';
import { openSite } from '../../http/site.ts';
import { mainOf, textOf } from '../../http/text-of.ts';
import { seasons } from '../../on-sale.ts';

/** What a season can make false: dates, and what one is asked to do or told to expect. */
const CAN_TURN_FALSE =
  /\b(will|buy|book|apply|ring|goes|closes|opens|ask us|sold|sell|on sale)\b|\d (January|February|March|April|May|June|July|August|September|October|November|December)/i;
/** The bands above pages that say that everything below was of an edition that is over. */
const BAND = /This was its page|These were its prices|You cannot come any more/;

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

it('Each sentence that a season can make false stands only where somebody has found it true', async () => {
  const found = new Map<string, string[]>();
  for (const [index, now] of Object.values(seasons).entries()) {
    const { htmlOf } = openSite({ now: new Date(now) });
    const sitemap = Array.from((await htmlOf('/sitemap.xml')).matchAll(/<loc>\w+:\/\/[^/<]+([^<]*)/g));
    for (const [, address] of sitemap) {
      const main = mainOf(await htmlOf(address || '/'));
      const isOver = BAND.test(textOf(main));
      for (const sentence of sentencesOf(main)) {
        const marks = found.get(sentence) ?? Array.from('------');
        if (marks[index] !== 'x') marks[index] = isOver ? '(' : 'x';
        found.set(sentence, marks);
      }
    }
  }
  const lines = Array.from(found, ([sentence, marks]) => `${marks.join('')} ${sentence}`);
  // A line a sentence, the seasons in the order of the year: x stands as true, ( below a band that says it is over.
  // Read each line that changes; then npm run test:http -- season-sentences --update.
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('season-sentences.txt');
});
