/**
 * `npm run tested` opens every page in Chromium and takes the main walk in the other engines. If nothing is
 * wrong, it writes the day and the engines into the data, for the accessibility statement.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from './chromium.ts';

const FILE = path.join(import.meta.dirname, '..', 'shared', 'data', 'facts', 'tested.json');

/** Runs a program and returns its output. If it fails, this script ends with its error. */
const run = (command: string, ...args: readonly string[]): string =>
  stripVTControlCharacters(
    execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  );

/** The engines with the first two parts of their versions: later parts are only corrections. */
const enginesIn = (printed: string): readonly string[] => [
  ...new Set(
    Array.from(
      printed.matchAll(/^((?:Chromium|Firefox|WebKit\w*) \d+(?:\.\d+)?)/gm),
      ([, name = '']) => name,
    ),
  ),
];

const printed = [
  run(findChromium(), '--version'),
  run('npm', 'run', '--silent', 'test:browser', '--', 'every-page'),
  run('npm', 'run', '--silent', 'test:engines'),
];
const on = new Date().toISOString().slice(0, 10);
writeFileSync(FILE, `${JSON.stringify({ on, engines: enginesIn(printed.join('\n')) }, null, 2)}\n`);
