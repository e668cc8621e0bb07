/** Follows the file of what is different today while the process runs. */
import { readFile as readBytes, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { asPlanned, type Today } from '../../shared/data/today.ts';
import type { Logger } from '../log/logger.ts';
import { LARGEST, readToday, type Reading } from './read-today.ts';

/**
 * Milliseconds. The file is asked for its time instead of being watched: what a watcher hears of a mounted folder, of a
 * rename or of a link that points elsewhere differs from system to system.
 */
const BETWEEN_LOOKS = 500;
const BETWEEN_WARNINGS = 60_000;

const nothing = (problem: string): Reading => ({
  today: asPlanned,
  entries: 0,
  written: undefined,
  problems: [problem],
});

/** Which version of the file is there: none, or its size and times, whatever link leads to it. */
async function versionOf(file: string): Promise<string> {
  try {
    const { size, mtimeMs, ctimeMs, ino } = await stat(file);
    return [size, mtimeMs, ctimeMs, ino].join(' ');
  } catch {
    return '';
  }
}

export async function readFile(file: string): Promise<Reading> {
  try {
    const { size } = await stat(file);
    if (size > LARGEST)
      return nothing(`line 1: the file has ${size} bytes, more than ${LARGEST}: is it another file?`);
    return readToday(await readBytes(file, 'utf8'));
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    return nothing(
      code === 'ENOENT'
        ? 'line 1: the file is gone: to take everything back, write “changes: []” instead'
        : `line 1: the file cannot be read: ${String(failure)}`,
    );
  }
}

/** Reads the file, and says what it finds. A file that is not there says nothing: everything is as planned. */
export async function createFollower(file: string, logger: Logger) {
  let version = await versionOf(file);
  let shown = version ? await readFile(file) : { ...nothing(''), problems: [] };
  let { problems } = shown;

  const complain = () => {
    if (problems.length) logger.warn({ file, problems }, 'what is different today is wrong');
  };
  complain();
  setInterval(complain, BETWEEN_WARNINGS).unref();

  return {
    today: shown.today,
    /** For `/readyz`. */
    said: () => (file ? { today: { written: shown.written, entries: shown.entries, problems } } : {}),
    /**
     * Follows the file: a wrong one changes nothing.
     * @param show shows a state. Resolves with how many documents are new, or with undefined if it cannot be shown
     */
    async follow(show: (today: Today) => Promise<number | undefined>): Promise<void> {
      if (!file) return;
      let seen = version;
      for (;;) {
        await pause(BETWEEN_LOOKS, undefined, { ref: false });
        const before = seen;
        seen = await versionOf(file);
        // What is still being written is another version at the next look.
        if (seen !== before || seen === version) continue;
        version = seen;
        const started = performance.now();
        const reading = await readFile(file);
        ({ problems } = reading);
        complain();
        if (problems.length) continue;
        const documents = await show(reading.today).catch((err: unknown) => {
          logger.error({ err }, 'what is different today cannot be shown');
          return undefined;
        });
        if (documents === undefined) {
          problems = ['line 1: not every page can be made with it; the log says why'];
          complain();
          continue;
        }
        shown = reading;
        const { written, entries } = reading;
        const duration = Math.round(performance.now() - started);
        logger.info({ written, entries, documents, duration }, 'different today');
      }
    },
  };
}
