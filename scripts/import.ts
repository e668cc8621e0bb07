/**
 * `npm run import -- FILE` shows what a programme in another format would change here, and which changes
 * visitors must learn. `--write` writes it. Wrong input ends with code 1 and one sentence for each problem.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { inspect, parseArgs } from 'node:util';
import { withOffset } from '../shared/rules/programme/local-time.ts';
import { countEntries, importProgramme } from './import/import-programme.ts';
import { HOME, readFolder, writeProgramme } from './import/programme-file.ts';

const USAGE =
  'npm run import -- FILE [--to FOLDER] [--why "A reason, as visitors read it."] [--withdraw] [--write]';
/** The first of thousands of wrong lines explain the others. */
const MOST_PROBLEMS = 200;

class Refused extends Error {}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string', default: HOME },
        why: { type: 'string', default: '' },
        withdraw: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
      },
    });
    const [file, ...others] = positionals;
    if (file && !others.length) return { file, ...values };
  } catch {
    // The usage below explains the command.
  }
  throw new Refused(USAGE);
}

async function run(): Promise<void> {
  const { file, to, write, ...how } = readArguments();
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Refused(
      error.code === 'ENOENT' ? `There is no file ${file}` : `${file} cannot be read (${error.code})`,
    );
  });
  const folder = await readFolder(to).catch((error: Error) => {
    throw new Refused(error.message);
  });
  const now = withOffset(Date.now(), '+00:00');
  const { programme: before, announced } = folder;
  const { problems, notes, programme, changes, isNew } = importProgramme({
    bytes,
    before,
    announced,
    now,
    ...how,
  });
  if (!programme) {
    const more = problems.length - MOST_PROBLEMS;
    throw new Refused(
      [...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`… and ${more} more of them.`] : [])].join('\n'),
    );
  }
  console.info(`${file}: ${countEntries(programme)}.`);
  for (const note of notes) console.info(note);
  for (const change of changes)
    console.info(
      'set' in change
        ? `${change.set}: ${inspect(change.before)} is now ${inspect(change.after)}`
        : `${change.withdrawn} is withdrawn`,
    );
  if (!isNew) console.info(`${folder.file} has all of it already.`);
  else if (!write) console.info(`Nothing is written yet: --write writes ${folder.file}.`);
  else if (changes.length && !how.why.trim())
    throw new Refused('Visitors were told otherwise, and are told why: add --why "The van broke down."');
  else {
    // A rename makes sure that the file is always either the old one or the new one.
    await writeFile(`${folder.file}.new`, await writeProgramme(programme));
    await rename(`${folder.file}.new`, folder.file);
    console.info(`${folder.file} is written.`);
  }
}

// A reader of the first lines only, such as `head`, closes the pipe.
process.stdout.on('error', () => undefined);

try {
  await run();
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
