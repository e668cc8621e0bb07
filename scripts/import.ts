/**
 * `npm run import -- FILE` shows what a programme in another shape would make of the festival's, and what visitors would
 * have to be told; with `--write`, it writes it. Wrong input ends with one sentence a problem, and code 1.
 */
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { withOffset } from '../shared/rules/programme/local-time.ts';
import { chosenContent } from './chosen-festival.ts';
import { HOME, readFolder } from './import/festival-folder.ts';
import { nameOfChange } from './import/find-changes.ts';
import { countsOf, importProgramme } from './import/import-programme.ts';
import { writeProgramme } from './import/programme-file.ts';
import { LARGEST } from './import/read-source.ts';

const USAGE =
  'npm run import -- FILE [--to FOLDER] [--why "A reason, as visitors read it."] [--withdraw] [--write]';
/** Of thousands of wrong lines, the first say what is wrong with the others. */
const MOST_PROBLEMS = 200;

/** Sentences for whoever imports. */
class Refused extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

async function readSourceFile(file: string): Promise<Uint8Array> {
  const refuse = (error: NodeJS.ErrnoException) => {
    throw new Refused([
      error.code === 'ENOENT' ? `There is no file ${file}` : `${file} cannot be read (${error.code})`,
    ]);
  };
  const found = await stat(file).catch(refuse);
  if (!found.isFile()) throw new Refused([`${file} is no file`]);
  if (found.size > LARGEST)
    throw new Refused([`${file} has ${Math.ceil(found.size / 1e6)} MB, and may have ${LARGEST / 1e6}`]);
  return readFile(file).catch(refuse);
}

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
    // It is said below how the command is written.
  }
  throw new Refused([USAGE]);
}

/** What is told of a set: whether it takes place says the kind of change. */
const sideOf = (facts: object): string =>
  Object.values(facts)
    .filter((fact) => typeof fact === 'string')
    .join(' ');

async function run(): Promise<void> {
  const { file, to, why, withdraw, write } = readArguments();
  const bytes = await readSourceFile(file);
  const folder = await readFolder(to).catch((error: Error) => {
    throw new Refused([error.message]);
  });
  const now = withOffset(Date.now(), (await chosenContent()).edition.utcOffset);
  const { programme: before, announced } = folder;
  const { problems, notes, programme, changes, isNew } = importProgramme({
    bytes,
    before,
    announced,
    withdraw,
    why,
    now,
  });
  if (!programme) throw new Refused(problems);
  console.info(`${file}: ${countsOf(programme)}.`);
  for (const note of notes) console.info(note);
  if (changes.length)
    console.table(
      changes.map((change) => ({
        set: 'set' in change ? change.set : change.withdrawn,
        what: nameOfChange(change),
        before: sideOf(change.before),
        now: 'after' in change ? sideOf(change.after) : '',
      })),
    );
  if (!isNew) console.info(`${folder.file} has all of it already.`);
  else if (!write) console.info(`Nothing is written yet: --write writes ${folder.file}.`);
  else if (changes.length && !why.trim())
    throw new Refused(['Visitors were told otherwise, and are told why: add --why "The van broke down."']);
  else {
    // Whatever happens meanwhile, the file is the old one or the new one.
    await writeFile(`${folder.file}.new`, writeProgramme(programme));
    await rename(`${folder.file}.new`, folder.file);
    console.info(`${folder.file} is written.`);
  }
}

// Whoever reads the first lines alone closes the pipe.
process.stdout.on('error', () => undefined);

try {
  await run();
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  const { problems } = error;
  for (const problem of problems.slice(0, MOST_PROBLEMS)) console.error(problem);
  if (problems.length > MOST_PROBLEMS)
    console.error(`… and ${problems.length - MOST_PROBLEMS} more of them.`);
  process.exitCode = 1;
}
