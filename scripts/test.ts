/** Runs every check and test, and closes with one count over all of them: npm test */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { chromiumPackage } from './chromium.ts';
import { installMissing } from './debian.ts';

interface Count {
  passed: number;
  failed: number;
  skipped?: number;
}

/** A file of tests in Vitest's report. */
interface VitestFile {
  assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
}

const reports = mkdtempSync(path.join(tmpdir(), 'festival-tests-'));

/** The programs and tests that failed, listed again at the end. */
const wrong: string[] = [];

/** Runs a program and prints its output when it ends, because others run meanwhile. */
async function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  process.stdout.write(`▹ ${command} ${args.join(' ')}\n`);
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<boolean>((resolve) => child.once('close', (code) => resolve(code === 0)));
  const [printed, succeeded] = await Promise.all([text(child.stdout), ended]);
  const seconds = Math.round(performance.now() / 1000);
  process.stdout.write(`\n▸ ${command} ${args.join(' ')}\n${printed}▸ after ${seconds} s\n`);
  if (!succeeded) wrong.push([command, ...args].join(' '));
  return succeeded;
}

/** Runs a check, which counts as one test. */
async function check(command: string, ...args: readonly string[]): Promise<Count> {
  const passed = await run(command, args);
  return { passed: Number(passed), failed: Number(!passed) };
}

/**
 * Counts a runner's report. A runner that fails without a failed
 * test, or without a report, counts as one failure.
 */
const counted = (
  succeeded: boolean,
  report: string,
  read: (json: Record<string, unknown>) => Count,
): Count => {
  try {
    const count = read(JSON.parse(readFileSync(report, 'utf8')) as Record<string, unknown>);
    return succeeded || count.failed ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

async function vitest(): Promise<Count> {
  const report = path.join(reports, 'vitest.json');
  // The projects that need no Docker engine. They share one run, so
  // that no worker waits for another project's end.
  const projects = ['engines', 'http', 'process', 'press', 'replacing', 'unit'];
  const succeeded = await run('vitest', [
    'run',
    '--config=tests/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return counted(succeeded, report, (json) => {
    for (const { assertionResults } of json['testResults'] as VitestFile[])
      for (const { status, fullName, failureMessages } of assertionResults)
        if (status === 'failed') wrong.push(`${fullName}: ${failureMessages.join('\n')}`);
    return {
      passed: Number(json['numPassedTests']),
      failed: Number(json['numFailedTests']),
      skipped: Number(json['numPendingTests']),
    };
  });
}

async function browser(): Promise<Count> {
  const report = path.join(reports, 'browser.json');
  const succeeded = await run(
    'playwright',
    ['test', '--config=tests/browser/playwright.config.ts', '--reporter=dot,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return counted(succeeded, report, ({ stats }) => {
    const { expected = 0, unexpected = 0, skipped = 0 } = stats as Record<string, number>;
    return { passed: expected, failed: unexpected, skipped };
  });
}

// Debian's packages that the tests need, by a program of each.
installMissing({
  ...chromiumPackage,
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/zbarimg': 'zbar-tools',
});

const counts: Count[] = [];
const all = async (...parts: readonly Promise<Count>[]) => void counts.push(...(await Promise.all(parts)));

await all(
  check('tsc'),
  check('tsc', '--project', 'client'),
  check('oxlint', '--type-aware'),
  check('oxfmt', '--check', '.'),
  // A build from scratch counts as a check. The tests after it find this build fresh (tests/fresh-build.ts).
  check('tsx', 'scripts/build.ts'),
);
// The browser's tests take as long as all others.
await all(browser(), vitest());
rmSync(reports, { recursive: true, force: true });
const total = (of: keyof Count) => counts.reduce((sum, count) => sum + (count[of] ?? 0), 0);
for (const each of wrong) process.stdout.write(`\n✗ ${each}`);
const skipped = total('skipped') ? `, ${total('skipped')} skipped` : '';
process.stdout.write(
  `\n${total('passed')} passed, ${total('failed')} failed${skipped}, in ${Math.round(performance.now() / 1000)} s\n`,
);
process.exitCode = total('failed') ? 1 : 0;
