/** Follows the file of today's changes while the process runs. */
import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { asPlanned } from '../../shared/rules/overrides/apply-overrides.ts';
import type { Overrides } from '../../shared/model/overridable.ts';
import type { Logger } from '../log/logger.ts';
import type { ReadFile } from './reader.ts';
import type { Reading } from './reading.ts';
import { misdatedProblem } from './misdated-problem.ts';

/**
 * How long the follower waits, in milliseconds. It polls the file's time, because what a watcher hears of a
 * mounted folder, of a rename or of a symbolic link differs from system to system.
 */
export const followerWaits = {
  betweenLooks: 500,
  betweenWarnings: 60_000,
  /** The wait before a second attempt, if a busy machine did not read the file in time. */
  busy: 5000,
  /** How long a start waits for the file, the file may keep changing, and its disk may stay silent. */
  start: 1000,
  changing: 2000,
  silent: 4000,
};

/** Shows a state. Resolves with how many documents are new, or with undefined if it cannot be shown. */
type Show = (today: Overrides) => Promise<number | undefined>;

const SILENT = 'line 1: the file’s disk does not answer: is it on a network that is away?';
const CHANGING = 'line 1: the file changes all the time: it is read once it stands still';

/** Identifies the file's version by its size and times, or by the error's code; empty if there is no file. */
async function findVersion(file: string): Promise<string> {
  try {
    const { size, mtimeMs, ctimeMs, ino } = await stat(file);
    return [size, mtimeMs, ctimeMs, ino].join(' ');
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    return code === 'ENOENT' ? '' : String(code);
  }
}

const nothing: Reading = { today: asPlanned, entries: 0, problems: [] };

/**
 * Returns a follower, which logs what it finds in the file and applies it through `show`. A missing file is
 * no problem: everything is as planned.
 */
export async function createFollower(file: string, read: ReadFile, logger: Logger, waits = followerWaits) {
  let served = nothing;
  let problems: readonly string[] = [];
  let [version, readAt] = ['', 0];
  let isLate: true | undefined;

  const complain = () => {
    if (problems.length) logger.warn({ file, problems }, 'what is different today is wrong');
  };
  setInterval(complain, waits.betweenWarnings).unref();

  const postpone = (sentence: string) => {
    readAt = -Infinity;
    if (problems[0] === sentence) return;
    problems = [sentence];
    complain();
  };

  /** Waits for a reading that a dead disk may never finish, and starts no other, which would wait as well. */
  async function expectAnswer<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const alarm = setTimeout(() => postpone(SILENT), waits.silent).unref();
    try {
      return await answer;
    } finally {
      clearTimeout(alarm);
    }
  }

  async function start() {
    const found = await expectAnswer(findVersion(file));
    const reading = found ? await expectAnswer(read(file)) : nothing;
    ({ problems, isLate } = reading);
    complain();
    return { found, reading };
  }
  const started = file ? start() : undefined;
  const first = await Promise.race([started, pause(waits.start)]);
  if (started) {
    const isKnown = first && !first.found.startsWith('E');
    const isThere = isKnown ? first.found !== '' : undefined;
    logger.info({ file, isThere }, 'what is different today is followed');
    if (first) [version, readAt, served] = [first.found, performance.now(), first.reading];
  }

  const attempt: (show: Show, today: Overrides) => ReturnType<Show> = (show, today) =>
    show(today).catch((err: unknown) => {
      logger.error({ err }, 'what is different today cannot be shown');
      return undefined;
    });

  /**
   * Applies a file that a busy machine could not read during the start. The process is ready only after this,
   * but it does not wait for a silent disk.
   */
  async function catchUp(show: Show): Promise<void> {
    const late = first ? undefined : await Promise.race([started, pause(waits.silent)]);
    if (!late) return;
    [version, readAt] = [late.found, performance.now()];
    if ((await attempt(show, late.reading.today)) !== undefined) served = late.reading;
  }

  /** Reads one version and applies it unless it is wrong. */
  async function take(found: string, show: Show): Promise<void> {
    const isNew = found !== version;
    [version, readAt] = [found, performance.now()];
    const beganAt = readAt;
    const reading = await expectAnswer(read(file));
    ({ isLate } = reading);
    const misdated = reading.problems.length ? undefined : misdatedProblem(served.today, reading.today);
    const former = problems.join();
    problems = misdated ? [`line 1: ${misdated}`] : reading.problems;
    if (problems.length) {
      if (isNew || problems.join() !== former) complain();
      return;
    }
    const documents = await attempt(show, reading.today);
    if (documents === undefined) {
      problems = ['line 1: not every page can be made with it; the log says why'];
      // Another attempt would fail as well.
      readAt = Infinity;
      complain();
      return;
    }
    served = reading;
    const duration = Math.round(performance.now() - beganAt);
    const { entries, today } = reading;
    logger.info({ written: today.written, entries, documents, duration }, 'different today');
  }

  return {
    today: served.today,
    catchUp,
    problems: () => problems,
    /** What `/readyz` reports. */
    details: () =>
      file ? { today: { written: served.today.written, entries: served.entries, problems } } : {},
    /** Follows the file. A wrong file changes nothing on the site. */
    async follow(show: Show): Promise<void> {
      if (!file) return;
      await started;
      let seen = version;
      let movingSince: number | undefined;
      for (;;) {
        await pause(waits.betweenLooks, undefined, { ref: false });
        const before = seen;
        seen = await expectAnswer(findVersion(file));
        const now = performance.now();
        // A file that is still being written has another version at the next look.
        if (seen !== before) {
          movingSince ??= now;
          if (now - movingSince > waits.changing) postpone(CHANGING);
          continue;
        }
        movingSince = undefined;
        const isDue = problems.length > 0 && now - readAt > (isLate ? waits.busy : waits.betweenWarnings);
        if (seen !== version || isDue) await take(seen, show);
      }
    },
  };
}
