/** What is different today, from the file to everything that shows it, while visitors go on. */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { places } from '../../shared/data/programme/places.ts';
import { PATIENCE } from '../engines/engine.ts';
import { startLoad, type Load } from './load.ts';
import { SiteProcess } from './site-process.ts';
import { writeWrongFiles } from './wrong-files.ts';

const [castle, boathouse] = [places.castle.name, places.boathouse.name];
const PROGRAMME = '/nightjar-2026';
const folder = mkdtempSync(path.join(tmpdir(), 'today-'));
const file = path.join(folder, 'today.yaml');
const link = path.join(folder, '..data');
symlinkSync(path.join('..data', 'today.yaml'), file);

/** A busy machine may take its time to make every document anew. */
const SHOWN = { timeout: 200_000 };

/** The second in which a version was saved. */
const writtenBy = (version: number): string => `2026-05-09 12:00:${String(version).padStart(2, '0')}`;
const entry = (what: string): string =>
  `  - ${what}\n    at: 2026-05-09 12:00\n    why: The beck has risen.\n`;

let versions = 0;
/** Saves the file as Kubernetes does: a link is led to the folder of the new one. */
function save(...entries: readonly string[]): void {
  const changes = entries.filter((one) => one.startsWith('  - '));
  const others = entries.filter((one) => !changes.includes(one)).join('');
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
  it('that a process starts with is read without its wrong entries, which the log and /readyz name', async () => {
    const problems = ['line 7: sea-powr is no set: did you mean sea-power?'];
    expect(await get('/calendar/sea-power.ics')).toContain('CANCELLED');
    expect(await state()).toMatchObject({ entries: 1, problems });
    await expect
      .poll(() => lines('what is different today is wrong'))
      .toMatchObject([{ level: 40, problems }]);
    // Whoever asks through a proxy is not told.
    const outside = await fetch(`${site.origin}/readyz`, { headers: { 'X-Forwarded-For': '192.0.2.1' } });
    expect(outside.status).toBe(200);
    expect(await outside.json()).not.toHaveProperty('today');
  });

  it.each([
    [
      'is half written',
      `written: ${writtenBy(9)}\nchanges:\n${entry('set: bodega\n    cancelled: true')}  - set: bo`,
      'line 7: bo: at is missing',
    ],
    [
      'was saved after now',
      'written: 2026-08-01 12:00\nchanges: []',
      'written 2026-08-01 12:00 is still to come',
    ],
    [
      'was saved before the one shown',
      'written: 2026-05-09 11:59\nchanges: []',
      'the latest time in the file shown now',
    ],
    [
      'was corrected and says that it was not saved',
      `written: ${writtenBy(1)}\nchanges: []`,
      'write when it was saved',
    ],
    ['is huge', 'x'.repeat(70_000), 'line 1: the file has more than 65536 bytes'],
    ['is gone', undefined, 'line 1: the file is gone'],
  ])('that %s changes nothing, and says so', async (_what, text, sentence) => {
    if (text === undefined) rmSync(link);
    else writeFileSync(file, text);
    await expect.poll(async () => (await state()).problems[0]).toContain(sentence);
    await expect
      .poll(() => JSON.stringify(lines('what is different today is wrong').at(-1)))
      .toContain(sentence);
    expect(await get('/calendar/sea-power.ics')).toContain('CANCELLED');
    expect(await get('/calendar/bodega.ics')).not.toContain('CANCELLED');
  });
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
 * What a visitor reads once they are in the file: on pages that are kept, that are rendered for one visitor, and in files.
 * What other pages show follows from the same data (tests/http/changes/all-the-way.test.ts).
 */
const shown: Readonly<Record<string, RegExp>> = {
  '/': /Bodega: Cancelled/,
  [`${PROGRAMME}/programme?picks=bodega`]: /Bodega, cancelled; take it out/,
  '/calendar/bodega.ics': /STATUS:CANCELLED/,
  [`${PROGRAMME}/schedule`]: new RegExp(`Moved from 7\\.20pm, ${boathouse}`),
  [`${PROGRAMME}/changes`]: new RegExp(
    `The path between ${castle} and ${boathouse}[^]*<bdi>The beck has risen\\.</bdi>`,
  ),
  '/changes.atom': /now sold out, was on sale[^]*now closed, was open/,
  '/plan?from=castle&to=boathouse': />400<\/b> metres in all/,
  '/plan': /Closed\./,
  '/plan?from=castle&to=castleToilets': /closed now\. The list of changes says why/,
  '/tickets/purchase?day-saturday=1': /Sold out, so not in the total/,
  '/nowhere': /id="notice"[^>]*><p dir="auto">The footbridge is under water\./,
};

describe('While visitors go on', () => {
  let load: Load;
  let tags: readonly (string | null)[];
  /** Of what no entry changes, and of what makes devices save their pages anew. */
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
    for (const [address, pattern] of Object.entries(shown))
      expect(await get(address), address).toMatch(pattern);
  });

  it('all of it is gone when it is taken out, and no request has failed', async () => {
    const [untouched, worker] = await tagsNow();
    expect(untouched).toBe(tags[0]);
    expect(worker).not.toBe(tags[1]);
    save();
    await expect.poll(state, SHOWN).toMatchObject({ entries: 0 });
    for (const [address, pattern] of Object.entries(shown))
      expect(await get(address), address).not.toMatch(pattern);
    await load.more(8);
    await load.stop();
    expect(load.failures).toEqual([]);
  });

  it('a state is one line of the log: how many entries, pages made anew, and milliseconds', async () => {
    save(entry('set: what-the-bog-remembers\n    cancelled: true'));
    // The third state: none of the wrong files was shown.
    await expect.poll(() => lines('different today').length, SHOWN).toBe(3);
    const line = lines('different today').at(-1);
    expect(line).toMatchObject({
      written: '2026-05-09T12:00:04+01:00',
      entries: 1,
      duration: expect.any(Number),
    });
    // Pages that do not speak of that talk are the same as before, to the letter.
    expect(line?.['documents']).toBeGreaterThan(2);
    expect(line?.['documents']).toBeLessThan(30);
  });
});

describe('Whatever is in the place of the file', () => {
  const wrongFiles = writeWrongFiles(mkdtempSync(path.join(folder, 'wrong-')));
  const place = path.join(folder, 'place.yaml');
  const lead = (to: string) => {
    symlinkSync(to, `${place}.new`);
    renameSync(`${place}.new`, place);
  };
  const verdicts = (one: SiteProcess) =>
    one.log.flatMap(({ msg, problems }) =>
      msg === 'what is different today is wrong' ? [JSON.stringify(problems)] : [],
    );
  let placed: SiteProcess;
  let load: Load;

  beforeAll(async () => {
    save(entry('set: sea-power\n    cancelled: true'));
    lead(path.join(folder, `version-${versions}`, 'today.yaml'));
    placed = await SiteProcess.start({ environment: { TODAY_FILE: place } });
    await placed.ready();
    load = startLoad(placed.origin, ['/', `${PROGRAMME}/schedule`], 1);
  });
  afterAll(async () => {
    await load.stop();
    await placed.stop('SIGKILL');
  });

  /** What held a process up for longest. */
  const slowest = ['227 entries, fifteen of them wrong', 'an id of 64,000 letters', 'a pipe', '/dev/zero'];

  it.each(wrongFiles)('%s is told, and changes nothing', async (_what, wrong, sentence) => {
    const before = verdicts(placed).length;
    lead(wrong);
    await expect.poll(() => verdicts(placed).slice(before).join()).toContain(sentence);
    const calendar = await fetch(`${placed.origin}/calendar/sea-power.ics`);
    expect(await calendar.text()).toContain('CANCELLED');
    await load.more(4);
    expect(load.failures).toEqual([]);
  });

  it.each(wrongFiles.filter(([what]) => slowest.includes(what)))(
    '%s does not keep a process from starting, which says so',
    async (_what, wrong, sentence) => {
      await using started = await SiteProcess.start({ environment: { TODAY_FILE: wrong } });
      expect((await fetch(started.origin)).status).toBe(200);
      await expect.poll(() => verdicts(started).join()).toContain(sentence);
    },
  );

  it.each(wrongFiles)('%s is checked before an editor gives up', (_what, wrong, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, ['dist/today.js', 'check', wrong], {
      timeout: PATIENCE.timeout,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  });

  it('a folder that its reader may not enter is told', () => {
    const locked = mkdtempSync(path.join(folder, 'locked-'));
    chmodSync(locked, 0o000);
    const { stderr } = spawnSync(
      process.execPath,
      ['dist/today.js', 'check', path.join(locked, 'today.yaml')],
      {
        encoding: 'utf8',
        // Nothing is locked to root.
        ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
      },
    );
    expect(stderr).toContain('the server’s user may not read the file, or not enter its folder');
  });

  it('a file that grows all the time is told', async () => {
    const growing = path.join(folder, 'growing.yaml');
    writeFileSync(growing, '');
    lead(growing);
    const writing = setInterval(() => appendFileSync(growing, '# and more\n'), 50);
    await expect.poll(() => verdicts(placed).at(-1)).toContain('the file changes all the time');
    clearInterval(writing);
  });
});
