import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PATIENCE } from '../../engines/engine.ts';
import { createLogger } from '../../../server/log/logger.ts';
import { createFollower, followerWaits } from '../../../server/today/follow-today.ts';
import type { Reading } from '../../../server/today/reading.ts';
import { asPlanned } from '../../../shared/rules/overrides/apply-overrides.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'follower-'));
const file = path.join(folder, 'today.yaml');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A tenth of a process's waits, except the wait before its next warning. */
const waits = { ...followerWaits, betweenLooks: 50, busy: 500, start: 100, changing: 200, silent: 400 };

const noted: Reading = { today: { ...asPlanned, notice: 'Gates shut.' }, entries: 0, problems: [] };
const SILENT = 'line 1: the file’s disk does not answer: is it on a network that is away?';

function openLog() {
  const lines: { readonly msg: string; readonly problems?: readonly string[] }[] = [];
  return { lines, logger: createLogger('info', { write: (line) => lines.push(JSON.parse(line)) }) };
}

describe('The follower of the file', () => {
  it('does not wait for a disk that does not answer: it says so, and shows the file once it does', async () => {
    writeFileSync(file, '');
    const { lines, logger } = openLog();
    const answers: ((reading: Reading) => void)[] = [];
    const read = () => new Promise<Reading>((resolve) => answers.push(resolve));
    const { today, problems, follow } = await createFollower(file, read, logger, waits);
    expect(today).toEqual(asPlanned);
    const servedNotices: (string | undefined)[] = [];
    void follow(async ({ notice }) => servedNotices.push(notice));
    await expect.poll(problems, PATIENCE).toEqual([SILENT]);
    expect(lines.at(-1)).toMatchObject({ msg: 'what is different today is wrong', problems: [SILENT] });
    expect(answers).toHaveLength(1);
    answers[0]?.(noted);
    await expect.poll(() => answers.length, PATIENCE).toBe(2);
    answers[1]?.(noted);
    await expect.poll(() => servedNotices, PATIENCE).toEqual(['Gates shut.']);
    await expect.poll(problems).toEqual([]);
  });

  it('reads a file again that a busy machine did not read in time', async () => {
    writeFileSync(file, '');
    const { logger } = openLog();
    const readings: Reading[] = [{ ...noted, today: asPlanned, problems: ['line 1: late'], isLate: true }];
    const { problems, follow } = await createFollower(
      file,
      async () => readings.pop() ?? noted,
      logger,
      waits,
    );
    expect(problems()).toEqual(['line 1: late']);
    const servedNotices: (string | undefined)[] = [];
    void follow(async ({ notice }) => servedNotices.push(notice));
    await expect.poll(() => servedNotices, PATIENCE).toEqual(['Gates shut.']);
  });
});
