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
  /** Of the passed ones, those that needed a second attempt. */
  flaky?: number;
  /** What failed or was flaky, by name: the closing lines repeat it. */
  names?: readonly string[];
}

const reports = mkdtempSync(path.join(tmpdir(), 'festival-tests-'));

const run = (command: string, args: readonly string[], env: Record<string, string> = {}): boolean => {
  process.stdout.write(`\n▸ ${command} ${args.join(' ')}\n`);
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
};

/** A check counts as one test. */
const check = (command: string, ...args: readonly string[]): Count => {
  const passed = run(command, args);
  return {
    passed: passed ? 1 : 0,
    failed: passed ? 0 : 1,
    names: passed ? [] : [[command, ...args].join(' ')],
  };
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

interface VitestFile {
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
}

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
    names: (json['testResults'] as readonly VitestFile[])
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName),
  }));
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** The tests of a suite that failed, or passed at the second attempt only. */
const troubled = ({ suites = [], specs }: PlaywrightSuite): readonly string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status }) => `${file}: ${title}${status === 'flaky' ? ' (at the second attempt)' : ''}`),
  ),
  ...suites.flatMap(troubled),
];

function browser(): Count {
  const report = path.join(reports, 'browser.json');
  const succeeded = run(
    'playwright',
    ['test', '--config=tests/browser/playwright.config.ts', '--reporter=dot,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  );
  return counted(succeeded, report, ({ stats, suites }) => {
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats as Record<string, number>;
    const names = (suites as readonly PlaywrightSuite[]).flatMap(troubled);
    return { passed: expected + flaky, failed: unexpected, skipped, flaky, names };
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
  '/usr/bin/zbarimg': 'zbar-tools',
});

const stages: readonly (() => Count)[] = [
  () => check('tsc'),
  () => check('tsc', '--project', 'client'),
  () => check('oxlint', '--type-aware'),
  () => check('oxfmt', '--check', '.'),
  // Building from scratch is a check of its own; the tests after it find this build fresh (tests/fresh-build.ts).
  () => check('tsx', 'scripts/build.ts'),
  () => vitest('unit', 'press', 'http', 'process'),
  browser,
  () => vitest('engines'),
];

const counts = stages.map((stage) => stage());
rmSync(reports, { recursive: true, force: true });
const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
for (const { passed, failed, skipped = 0, flaky = 0 } of counts) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.flaky += flaky;
}
for (const name of counts.flatMap(({ names = [] }) => names)) process.stdout.write(`\n✗ ${name}`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
const flaky = total.flaky ? `, ${total.flaky} at the second attempt` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}${flaky}\n`);
process.exitCode = total.failed ? 1 : 0;
