/** Announces the programme, or what is new in it: npm run announce */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { content } from '../shared/data/content.ts';
import { allEvents } from '../shared/figures/all-events.ts';
import { withAnnounced } from '../shared/rules/programme/announcement.ts';
import { withOffset } from '../shared/rules/programme/local-time.ts';

const file = path.join(import.meta.dirname, '..', 'shared', 'data', 'programme', 'announced.ts');

const { announced, edition } = content;
const { at, sets } = withAnnounced(announced, allEvents(content), withOffset(Date.now(), edition.utcOffset));
await writeFile(
  file,
  `import type { Announced } from '../../model/changes.ts';

/**
 * What visitors were told first. \`npm run announce\` adds what is new, and alters nothing: what changes from here on
 * stands in \`changes.ts\`. It is emptied for the next edition.
 */
export const announced: Announced = {
  at: ${JSON.stringify(at)},
  sets: [
${sets.map((set) => `    ${JSON.stringify(set)},`).join('\n')}
  ],
};
`,
);
console.info(
  `Sets announced: ${sets.length - announced.sets.length}, ${sets.length} in all. What changes from here on is written into changes.ts.`,
);
