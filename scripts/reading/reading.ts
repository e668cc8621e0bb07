/**
 * `npm run reading` prints how hard each page is to read. `npm run reading -- PATH…` prints each section of these pages.
 */
import path from 'node:path';
import request from 'supertest';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { readAssets } from '../../server/assets/assets.ts';
import { createLogger } from '../../server/log/logger.ts';
import { everyPath } from '../../shared/addressing/page-addresses.ts';
import { pages } from '../../shared/routes.tsx';
import { measureOf, wordCount, type Measure } from './measure.ts';
import { sectionsOf } from './sections.ts';

const { listener } = createApp({
  config: readConfig({}),
  logger: createLogger('silent', process.stdout),
  assets: readAssets(path.join(import.meta.dirname, '../../dist')),
  pages,
  resources: [],
});

const line = (name: string, { words, age, longestSentence, longestParagraph }: Measure): string =>
  [
    name.slice(0, 44).padEnd(44),
    String(words).padStart(6),
    age.toFixed(1).padStart(6),
    String(wordCount(longestSentence)).padStart(9),
    String(wordCount(longestParagraph)).padStart(10),
    `  ${longestSentence.slice(0, 60)}`,
  ].join('');

const asked = process.argv.slice(2);
console.log(`${' '.repeat(45)}words   age  sentence paragraph  the longest sentence`);
for (const address of asked.length > 0 ? asked : everyPath(pages)) {
  const { text } = await request(listener).get(address);
  const sections = sectionsOf(text);
  const whole = measureOf(sections.flatMap(({ paragraphs }) => paragraphs));
  if (whole) console.log(line(address, whole));
  if (asked.length === 0) continue;
  for (const { heading, paragraphs } of sections) {
    const measured = measureOf(paragraphs);
    if (measured) console.log(line(`  ${heading}`, measured));
  }
}
