/** Follows today's changes from the file to everything that shows them, while visitors browse. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE } from '../engines/engine.ts';
import { startLoad } from './load.ts';
import { SiteProcess } from './site-process.ts';
import { thisFestival } from '../this-edition/nightjar.ts';

const { announced, places } = thisFestival;

const [castle, boathouse] = [places.castle.name, places.boathouse.name];
const ids = announced.sets.map(({ id }) => id);
const PROGRAMME = '/nightjar-2026';
/** The log's message about a wrong file. */
const WRONG = 'what is different today is wrong';
const folder = mkdtempSync(path.join(tmpdir(), 'today-'));
const file = path.join(folder, 'today.yaml');
const link = path.join(folder, '..data');
symlinkSync(path.join('..data', 'today.yaml'), file);

/** A busy machine may take long to make every document again. */
const SHOWN = { timeout: 200_000 };

/** The second at which a version was saved. */
const writtenBy = (version: number): string => `2026-05-09 12:00:${String(version).padStart(2, '0')}`;
const entry = (what: string, at = '12:00'): string =>
  `  - ${what}\n    at: 2026-05-09 ${at}\n    why: The beck has risen.\n`;

let versions = 0;
/** Saves the file as Kubernetes does: a symbolic link is moved to the new file's folder. */
function save(...entries: readonly string[]): void {
  const changes = entries.filter((text) => text.startsWith('  - '));
  const others = entries.filter((part) => !changes.includes(part)).join('');
  const text = changes.length ? `changes:\n${changes.join('')}` : 'changes: []\n';
  const version = `version-${(versions += 1)}`;
  const head = `written: ${writtenBy(versions)}\n`;
  mkdirSync(path.join(folder, version));
  writeFileSync(path.join(folder, version, 'today.yaml'), head + others + text);
  symlinkSync(version, `${link}.new`);
  renameSync(`${link}.new`, link);
}

let site: SiteProcess;
const get = async (address: string): Promise<string> =>
  (await (await fetch(site.origin + address)).text()).replaceAll('\r\n ', '');
const tagOf = async (address: string) => (await fetch(site.origin + address)).headers.get('etag');
const state = async () =>
  (JSON.parse(await get('/readyz')) as { today: { entries: number; problems: string[] } }).today;
const lines = (message: string) => site.log.filter(({ msg }) => msg === message);

beforeAll(async () => {
  save(entry('set: sea-power\n    cancelled: true'), entry('set: sea-powr\n    cancelled: true'));
  site = await SiteProcess.start({ environment: { TODAY_FILE: file } });
  await site.ready();
});
afterAll(async () => {
  await site.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('A wrong file', () => {
  const longest = path.join(folder, 'longest.yaml');
  const lead = (to: string) => {
    symlinkSync(to, `${file}.new`);
    renameSync(`${file}.new`, file);
  };
  const verdict = (process: SiteProcess) =>
    JSON.stringify(process.log.findLast(({ msg }) => msg === WRONG)?.['problems']);

  beforeAll(() => {
    // Cancellations and their reversals in turn are slowest to read.
    const storm = Array.from({ length: 227 }, (_, index) => {
      const round = Math.floor(index / ids.length);
      const what = index < 15 ? 'day: sonday' : `cancelled: ${round % 2 === 0}`;
      return entry(`set: ${ids[index % ids.length]}\n    ${what}`, `0${round}:00`);
    });
    writeFileSync(longest, `written: ${writtenBy(1)}\nchanges:\n${storm.join('')}`);
  });

  it('is read at the start without its wrong entries, which the log and /readyz name', async () => {
    const problems = ['line 7: sea-powr is no set: did you mean sea-power?'];
    // A busy machine may need a second attempt to read the file.
    await expect.poll(() => get('/calendar/sea-power.ics')).toContain('CANCELLED');
    expect(await state()).toMatchObject({ entries: 1, problems });
    await expect.poll(() => lines(WRONG)).toMatchObject([{ level: 40, problems }]);
    // A request through a proxy gets no details.
    const outside = await fetch(`${site.origin}/readyz`, { headers: { 'X-Forwarded-For': '192.0.2.1' } });
    expect(outside.status).toBe(200);
    expect(await outside.json()).not.toHaveProperty('today');
  });

  it.each<[what: string, make: () => void, sentence: string]>([
    [
      'was saved before the one shown',
      () => writeFileSync(file, 'written: 2026-05-09 11:59\nchanges: []'),
      'the latest time in the file shown now',
    ],
    ['is the longest that is read', () => lead(longest), 'sonday is no day of the festival'],
  ])('that %s changes nothing, and says so', async (_what, make, sentence) => {
    make();
    await expect.poll(async () => (await state()).problems.join()).toContain(sentence);
    await expect.poll(() => verdict(site)).toContain(sentence);
    expect(await get('/calendar/sea-power.ics')).toContain('CANCELLED');
    expect(await get('/calendar/bodega.ics')).not.toContain('CANCELLED');
  });

  it('does not keep a process from starting, which says so, nor an editor from an answer', async () => {
    const sentence = 'sonday is no day of the festival';
    const check = ['dist/today.js', 'check', longest];
    const { status, stderr } = spawnSync(process.execPath, check, {
      encoding: 'utf8',
      timeout: PATIENCE.timeout,
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
    await using started = await SiteProcess.start({ environment: { TODAY_FILE: longest } });
    expect((await fetch(started.origin)).status).toBe(200);
    await expect.poll(() => verdict(started)).toContain(sentence);
  });

  it('in a folder that its reader may not enter is told', () => {
    const locked = mkdtempSync(path.join(folder, 'locked-'));
    chmodSync(locked, 0o000);
    const { stderr } = spawnSync(
      process.execPath,
      ['dist/today.js', 'check', path.join(locked, 'today.yaml')],
      {
        encoding: 'utf8',
        // Root could read locked files.
        ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
      },
    );
    expect(stderr).toContain('the server’s user may not read the file, or not enter its folder');
  });

  afterAll(() => lead(path.join('..data', 'today.yaml')));
});

/** One entry of each kind. */
const entries = [
  entry('set: bodega\n    cancelled: true'),
  entry('set: arab-strap\n    start: 19:40\n    place: castle'),
  entry('between: [castle, boathouse]\n    closed: true'),
  entry('place: castleToilets\n    closed: true'),
  entry('product: day-saturday\n    availability: sold-out'),
  'notice: The footbridge is under water.\n',
];

/**
 * A visitor's text once they are in the file: on cached pages, on pages for one visitor, and in files. Other
 * pages follow from the same data (tests/http/changes/all-the-way.test.ts).
 */
const texts: Readonly<Record<string, RegExp>> = {
  '/': /Bodega: Cancelled/,
  [`${PROGRAMME}/programme?picks=bodega`]: /Bodega, cancelled; take it out/,
  '/calendar/bodega.ics': /STATUS:CANCELLED/,
  [`${PROGRAMME}/schedule`]: new RegExp(`Moved from 7\\.20pm, ${boathouse}`),
  [`${PROGRAMME}/changes`]: new RegExp(
    `The path between ${castle} and ${boathouse}[^]*<bdi>The beck has risen\\.</bdi>`,
  ),
  '/changes.atom': /now sold out, was on sale[^]*now closed, was open/,
  '/plan?from=castle&to=boathouse': />400\s+metres in all/,
  '/plan': /Closed\./,
  '/plan?from=castle&to=castleToilets': /closed now\. The list of changes says why/,
  '/tickets/purchase?day-saturday=1': /Sold out, so not in the total/,
  '/nowhere': /id="notice"[^>]*><p dir="auto">The footbridge is under water\./,
};

describe('While visitors go on', () => {
  let load: ReturnType<typeof startLoad>;
  let tags: readonly (string | null)[];
  /** The tag of a file that no entry changes, and of the one that makes devices save their pages again. */
  const tagsNow = () => Promise.all(['/robots.txt', '/service-worker.js'].map(tagOf));

  beforeAll(async () => {
    load = startLoad(
      site.origin,
      ['/', `${PROGRAMME}/schedule`, '/tickets/purchase?weekend=1', '/my-line-up?picks=sea-power'],
      1,
    );
    tags = await tagsNow();
    save(...entries);
  });

  it('an entry of each kind is everywhere', async () => {
    await expect.poll(state, SHOWN).toMatchObject({ entries: 5, problems: [] });
    for (const [address, pattern] of Object.entries(texts))
      expect(await get(address), address).toMatch(pattern);
  });

  it('all of it is gone when it is taken out, and no request has failed', async () => {
    const [untouched, worker] = await tagsNow();
    expect(untouched).toBe(tags[0]);
    expect(worker).not.toBe(tags[1]);
    save();
    await expect.poll(state, SHOWN).toMatchObject({ entries: 0 });
    for (const [address, pattern] of Object.entries(texts))
      expect(await get(address), address).not.toMatch(pattern);
    await load.more(8);
    await load.stop();
    expect(load.failures).toEqual([]);
  });

  it('a state is one line of the log: how many entries, pages made anew, and milliseconds', async () => {
    save(entry('set: what-the-bog-remembers\n    cancelled: true'));
    // The third state: none of the wrong files was applied.
    await expect.poll(() => lines('different today').length, SHOWN).toBe(3);
    const line = lines('different today').at(-1);
    expect(line).toMatchObject({
      written: '2026-05-09T12:00:04+01:00',
      entries: 1,
      duration: expect.any(Number),
    });
    // Pages without that talk are the same as before, byte by byte.
    expect(line?.['documents']).toBeGreaterThan(2);
    expect(line?.['documents']).toBeLessThan(30);
  });
});
