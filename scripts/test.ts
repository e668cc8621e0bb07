/** Runs every check and test, and closes with one count over all of them: npm test */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPackage } from './chromium.ts';
import { installMissing } from './debian.ts';

interface Count {
  passed: number;
  failed: number;
  skipped?: number;
}

const reports = mkdtempSync(path.join(tmpdir(), 'festival-tests-'));

const run = (command: string, args: readonly string[], env: Record<string, string> = {}): boolean => {
  process.stdout.write(`\n▸ ${command} ${args.join(' ')}\n`);
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
};

/** A check counts as one test. */
const check = (command: string, ...args: readonly string[]): Count => {
  const passed = run(command, args);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
};

/** Reads a runner's report. A runner without a report, or one that fails although no test did, counts as one failure. */
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

function vitest(...projects: readonly string[]): Count {
  const report = path.join(reports, `${projects.join('-')}.json`);
  const succeeded = run('vitest', [
    'run',
    '--config=tests/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return counted(succeeded, report, (json) => ({
    passed: Number(json['numPassedTests']),
    failed: Number(json['numFailedTests']),
    skipped: Number(json['numPendingTests']),
  }));
}

function browser(): Count {
  const report = path.join(reports, 'browser.json');
  const succeeded = run(
    'playwright',
    ['test', '--config=tests/browser/playwright.config.ts', '--reporter=dot,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  );
  return counted(succeeded, report, ({ stats }) => {
    const { expected, unexpected, flaky, skipped } = stats as Record<string, number>;
    return { passed: expected ?? 0, failed: (unexpected ?? 0) + (flaky ?? 0), skipped: skipped ?? 0 };
  });
}

// What the tests need besides Node: Debian's packages, by a program of each.
installMissing({
  ...chromiumPackage,
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/lib/python3/dist-packages/icalendar/__init__.py': 'python3-icalendar',
});

const stages: readonly (() => Count)[] = [
  () => check('tsc'),
  () => check('tsc', '--project', 'client'),
  () => check('oxlint', '--type-aware'),
  () => check('oxfmt', '--check', '.'),
  // Building from scratch is a check of its own; the tests after it find this build fresh (tests/fresh-build.ts).
  () => check('tsx', 'scripts/build.ts'),
  () => vitest('unit', 'http', 'process'),
  browser,
  () => vitest('engines'),
];

const total = { passed: 0, failed: 0, skipped: 0 };
for (const stage of stages) {
  const { passed, failed, skipped = 0 } = stage();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed ? 1 : 0;
