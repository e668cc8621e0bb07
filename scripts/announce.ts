/** Announces the programme, or what is new in it: npm run announce */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { completeContent } from '../shared/festival/content.ts';
import { allEvents } from '../shared/figures/all-events.ts';
import { withAnnounced } from '../shared/rules/programme/announcement.ts';
import { withOffset } from '../shared/rules/programme/local-time.ts';
import { chosenContent } from './chosen-festival.ts';
import { HOME, readFolder, writeProgramme } from './import/programme-file.ts';

const content = completeContent(await chosenContent());
const { announced, edition } = content;
const { at, sets } = withAnnounced(announced, allEvents(content), withOffset(Date.now(), edition.utcOffset));

/** The announcement as a file of its own, for a festival without `programme.json`. */
const ownFile = `import type { Announced } from '../../model/changes.ts';

/**
 * What visitors were told first. \`npm run announce\` adds what is new and alters nothing: later changes
 * stand in \`changes.ts\`. It is emptied for the next edition.
 */
export const announced: Announced = {
  at: ${JSON.stringify(at)},
  sets: [
${sets.map((set) => `    ${JSON.stringify(set)},`).join('\n')}
  ],
};
`;

const { file, programme, isWritten } = await readFolder(HOME);
if (isWritten) await writeFile(file, await writeProgramme({ ...programme, announced: { at, sets } }));
else await writeFile(path.join(HOME, 'programme', 'announced.ts'), ownFile);
console.info(
  `Sets announced: ${sets.length - announced.sets.length}, ${sets.length} in all. What changes from here on is written into changes.ts.`,
);
