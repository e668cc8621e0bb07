/** Runs every check and test: npm test */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { chromiumPackage } from './chromium.ts';
import { installMissing } from './debian.ts';

/** The programs that failed, listed at the end. */
const failed: string[] = [];

/** Runs a program and prints its output when it ends, because others run meanwhile. */
async function run(...command: readonly [string, ...string[]]): Promise<void> {
  const line = command.join(' ');
  process.stdout.write(`▹ ${line}\n`);
  const child = spawn(command[0], command.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [printed, code] = await Promise.all([text(child.stdout), ended]);
  process.stdout.write(`\n▸ ${line}\n${printed}▸ after ${Math.round(performance.now() / 1000)} s\n`);
  if (code !== 0) failed.push(line);
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

await Promise.all([
  run('tsc'),
  run('tsc', '--project', 'client'),
  run('oxlint', '--type-aware'),
  run('oxfmt', '--check', '.'),
  // A build from scratch counts as a check. The tests after it find this build fresh (tests/fresh-build.ts).
  run('tsx', 'scripts/build.ts'),
]);
// The projects that need no Docker engine share one run, so that no worker waits for another's end.
const projects = ['engines', 'http', 'process', 'press', 'replacing', 'unit'];
// The browser's tests take as long as all others.
await Promise.all([
  run('playwright', 'test', '--config=tests/browser/playwright.config.ts', '--reporter=dot'),
  run(
    'vitest',
    'run',
    '--config=tests/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
  ),
]);
process.stdout.write(failed.length > 0 ? `\n✗ ${failed.join('\n✗ ')}\n` : '\nEverything passed.\n');
process.exitCode = failed.length > 0 ? 1 : 0;
