/** The dictionary with which documents are compressed for browsers that have it: documents of the site, one after the other. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathTo } from '../shared/addressing/paths.ts';
import { festival } from '../shared/data/festival.ts';
import { freePort } from './free-port.ts';

/** What they have in common with other pages saves most for their own size: docs/decisions/2026-11-22-dictionary.md. */
const SOURCES = ['info', 'programme/programme'];

/**
 * The instant at which they are rendered, so that one source makes the same dictionary at any time: the first evening,
 * when the programme also says what is on.
 */
export const dictionaryClock = `${festival.days[0].date}T21:00:00${festival.utcOffset}`;

/** In milliseconds. */
const LONGEST_START = 10_000;

async function fetchOnceReady(url: string): Promise<Buffer> {
  const started = performance.now();
  while (performance.now() - started < LONGEST_START) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } }).catch(() => undefined);
    if (answer?.ok) return Buffer.from(await answer.arrayBuffer());
    await pause(10);
  }
  throw new Error(`The built server did not answer at ${url}`);
}

/**
 * Writes the dictionary into a build that is complete but for it. The built server renders its documents, so that they
 * are exactly those that visitors get.
 * @returns its address
 * @throws {Error} when the built server does not answer
 */
export async function writeDictionary(dist: string): Promise<string> {
  const port = await freePort();
  const server = spawn(process.execPath, [path.join(dist, 'server.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      // The origin is in every document: without this one, it would have the port.
      SITE_ORIGIN: 'http://localhost:3000',
      CLOCK: dictionaryClock,
      LOG_LEVEL: 'silent',
    },
  });
  try {
    const documents = await Promise.all(
      SOURCES.map((name) => fetchOnceReady(`http://127.0.0.1:${port}${pathTo(name)}`)),
    );
    const dictionary = Buffer.concat(documents);
    const hash = createHash('sha256').update(dictionary).digest('hex').slice(0, 8);
    const address = `/assets/pages-${hash}.dict`;
    await writeFile(path.join(dist, address), dictionary);
    return address;
  } finally {
    server.kill('SIGKILL');
  }
}
