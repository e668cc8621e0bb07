/** What is different today, from the file to everything that shows it, while visitors go on. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { places } from '../../shared/data/programme/places.ts';
import { debianProgram } from '../../scripts/debian.ts';
import { startLoad, type Load } from './load.ts';
import { Nginx } from './nginx.ts';
import { SiteProcess } from './site-process.ts';

const [castle, boathouse] = [places.castle.name, places.boathouse.name];
const PROGRAMME = '/nightjar-2026';
const folder = mkdtempSync(path.join(tmpdir(), 'today-'));
const file = path.join(folder, 'today.yaml');
const entry = (what: string): string =>
  `  - ${what}\n    at: 2026-05-09 12:00\n    why: The beck has risen.\n`;

/** Saves the file as editors do: beside it, and then in its place. */
function save(...entries: readonly string[]): void {
  const head = 'written: 2026-05-09 12:00\n';
  const changes = entries.filter((one) => one.startsWith('  - '));
  const others = entries.filter((one) => !changes.includes(one)).join('');
  const text = changes.length ? `changes:\n${changes.join('')}` : 'changes: []\n';
  writeFileSync(`${file}.new`, head + others + text);
  renameSync(`${file}.new`, file);
}

let site: SiteProcess;
let replica: SiteProcess;
let edge: Nginx | undefined;
const program = debianProgram('/usr/sbin/nginx', 'nginx-light');
const read = async (url: string): Promise<string> =>
  (await (await fetch(url)).text()).replaceAll('\r\n ', '');
const get = (address: string): Promise<string> => read(site.origin + address);
/** At both replicas, and through the edge. */
const everywhere = (address: string): Promise<readonly string[]> =>
  Promise.all([site, replica, ...(edge ? [edge] : [])].map(({ origin }) => read(origin + address)));
const tagOf = async (address: string) => (await fetch(site.origin + address)).headers.get('etag');
const state = async () =>
  (
    (await (await fetch(`${site.origin}/readyz`)).json()) as {
      today: { entries: number; problems: string[] };
    }
  ).today;
const lines = (message: string) => site.log.filter(({ msg }) => msg === message);

beforeAll(async () => {
  save();
  [site, replica] = await Promise.all([
    SiteProcess.start({ environment: { TODAY_FILE: file } }),
    SiteProcess.start({ environment: { TODAY_FILE: file } }),
  ]);
  await Promise.all([site.ready(), replica.ready()]);
  if (program) edge = await Nginx.start(program, [site.port, replica.port]);
});
afterAll(async () => {
  await edge?.stop();
  await Promise.all([site.stop('SIGKILL'), replica.stop('SIGKILL')]);
  rmSync(folder, { recursive: true, force: true });
});

/** What a visitor reads where, once an entry is in the file. */
const kinds: readonly (readonly [kind: string, text: string, shown: Readonly<Record<string, RegExp>>])[] = [
  [
    'A cancelled set',
    entry('set: bodega\n    cancelled: true'),
    {
      '/': /Bodega: Cancelled/,
      [`${PROGRAMME}/schedule`]: /<s>(?:<[^>]*>)*Bodega/,
      [`${PROGRAMME}/programme`]: /<li id="set-bodega".*?#set-bodega"[^>]*>Cancelled/,
      [`${PROGRAMME}/programme?picks=bodega`]: /Bodega, cancelled; take it out/,
      [`${PROGRAMME}/changes`]: /The beck has risen/,
      '/my-line-up?picks=bodega': /Bodega is cancelled/,
      '/calendar/bodega.ics': /STATUS:CANCELLED/,
      '/my-line-up.ics?picks=bodega': /SEQUENCE:1/,
      '/changes.atom': /Bodega is cancelled/,
      '/schedule.xml': /Cancelled: Bodega/,
      '/programme.txt': /Cancelled: Bodega/,
      '/programme.json': /"kind": "cancelled"/,
      '/lineup': /EventCancelled/,
    },
  ],
  [
    'A set at another time and place',
    entry('set: arab-strap\n    start: 19:40\n    place: castle'),
    {
      '/': new RegExp(`Arab Strap: Moved to 7\\.40pm, ${castle}`),
      [`${PROGRAMME}/schedule`]: new RegExp(`Moved from 7\\.20pm, ${boathouse}`),
      [`${PROGRAMME}/music`]: /7\.40pm/,
      '/calendar/arab-strap.ics': new RegExp(`DTSTART:20260718T184000Z[^]*LOCATION:${castle}`),
      '/changes.atom': /Arab Strap has moved/,
      '/schedule.xml': /<start>19:40<\/start>/,
      '/a-z': new RegExp(`7\\.40pm, ${castle}`),
      '/pocket': /7\.40/,
    },
  ],
  [
    'A closed path',
    entry('between: [castle, boathouse]\n    closed: true'),
    {
      '/plan?from=castle&to=boathouse': /400 metres in all/,
      [`${PROGRAMME}/changes`]: new RegExp(`The path between ${castle} and ${boathouse}`),
      '/changes.atom': /now closed, was open/,
    },
  ],
  [
    'A closed place',
    entry('place: castleToilets\n    closed: true'),
    {
      '/plan': /Closed\./,
      '/plan?from=castle&to=castleToilets': /closed now\. The list of changes says why/,
      [`${PROGRAMME}/changes`]: /The beck has risen/,
      '/changes.atom': /now closed, was open/,
    },
  ],
  [
    'A ticket that is sold out',
    entry('product: day-saturday\n    availability: sold-out'),
    {
      '/tickets': /Sold out/,
      '/tickets/purchase': /Sold out/,
      '/tickets/purchase?day-saturday=1': /Sold out, so not in the total/,
      '/changes.atom': /now sold out, was on sale/,
      '/a-z': /Sold out/,
    },
  ],
  [
    'An urgent notice',
    'notice: The footbridge is under water.\n',
    Object.fromEntries(
      ['/', '/lineup', '/tickets/purchase', `${PROGRAMME}/schedule`, '/nowhere'].map((address) => [
        address,
        /id="notice"[^>]*><p>The footbridge is under water\./,
      ]),
    ),
  ],
];

describe('While visitors go on', () => {
  let load: Load;
  let tags: readonly (string | null)[];
  let saved = 0;
  /** Of what no entry changes, and of what makes devices save their pages anew. */
  const tagsNow = () => Promise.all(['/robots.txt', '/service-worker.js'].map(tagOf));

  beforeAll(async () => {
    load = startLoad(
      (edge ?? site).origin,
      ['/', `${PROGRAMME}/schedule`, '/tickets/purchase?weekend=1', '/my-line-up?picks=sea-power'],
      1,
    );
    tags = await tagsNow();
    save(...kinds.map(([, entries]) => entries));
    saved = performance.now();
  });

  it.each(kinds)('%s is everywhere', async (kind, _entries, shown) => {
    const seconds = await Promise.all(
      Object.entries(shown).map(async ([address, pattern]) => {
        const say = async () => (await everywhere(address)).every((text) => pattern.test(text));
        await expect.poll(say, { message: address, interval: 200 }).toBe(true);
        return `${address} ${((performance.now() - saved) / 1000).toFixed(1)} s`;
      }),
    );
    console.info(`${kind}: ${seconds.join(', ')}`);
  });

  it('all of it is gone when it is taken out, and no request has failed', async () => {
    const [untouched, worker] = await tagsNow();
    expect(untouched).toBe(tags[0]);
    expect(worker).not.toBe(tags[1]);
    save();
    for (const [, , shown] of kinds)
      for (const [address, pattern] of Object.entries(shown))
        await expect
          .poll(async () => (await everywhere(address)).some((text) => pattern.test(text)), {
            message: address,
          })
          .toBe(false);
    const answered = load.answered;
    await expect.poll(() => load.answered).toBeGreaterThan(answered + 8);
    await load.stop();
    expect(load.failures).toEqual([]);
  });

  it('a state is one line of the log: how many entries, pages made anew, and milliseconds', async () => {
    const before = lines('different today').length;
    save(entry('set: what-the-bog-remembers\n    cancelled: true'));
    await expect.poll(() => lines('different today').length).toBe(before + 1);
    const [line] = lines('different today').slice(-1);
    expect(line).toMatchObject({ written: '2026-05-09 12:00', entries: 1, duration: expect.any(Number) });
    // Pages that do not speak of that talk are the same as before, to the letter.
    expect(line?.['documents']).toBeGreaterThan(2);
    expect(line?.['documents']).toBeLessThan(30);
  });
});

describe('A wrong file', () => {
  const good = entry('set: sea-power\n    cancelled: true');

  it('changes nothing: the log and /readyz name the mistake, and the last good state goes on', async () => {
    save(good);
    await expect.poll(() => get('/calendar/sea-power.ics')).toContain('CANCELLED');
    save(good, entry('set: sea-powr\n    cancelled: true'));
    const sentence = 'line 7: sea-powr is no set: did you mean sea-power?';
    await expect.poll(async () => (await state()).problems).toEqual([sentence]);
    await expect
      .poll(() => lines('what is different today is wrong').at(-1))
      .toMatchObject({ level: 40, problems: [sentence] });
    expect(await get('/calendar/sea-power.ics')).toContain('CANCELLED');
    // Whoever asks through a proxy is not told.
    const outside = await fetch(`${site.origin}/readyz`, { headers: { 'X-Forwarded-For': '192.0.2.1' } });
    expect(outside.status).toBe(200);
    expect(await outside.json()).not.toHaveProperty('today');
  });

  it('that a process starts with is read without its wrong entries', async () => {
    await using other = await SiteProcess.start({ environment: { TODAY_FILE: file } });
    await other.ready();
    expect(await read(`${other.origin}/calendar/sea-power.ics`)).toContain('CANCELLED');
    expect(await read(`${other.origin}/readyz`)).toContain('sea-powr is no set');
    expect(other.log).toContainEqual(expect.objectContaining({ msg: 'what is different today is wrong' }));
  });

  it.each([
    ['is empty', '', 'line 1: the file is empty'],
    ['is half written', 'written: 2026-05-09 12:00\nchanges:\n  - set: bo', 'line 3: bo: at is missing'],
    ['is huge', 'x'.repeat(70_000), 'line 1: the file has 70000 bytes'],
    ['is gone', undefined, 'line 1: the file is gone'],
  ])('that %s changes nothing, and says so', async (_what, text, sentence) => {
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
    await expect.poll(async () => (await state()).problems[0]).toContain(sentence);
    expect(await get('/calendar/sea-power.ics')).toContain('CANCELLED');
  });

  it('is forgotten once it is right, also where a link leads to another file, as Kubernetes has it', async () => {
    const link = path.join(folder, '..data');
    for (const [name, text] of [
      ['one', good],
      ['two', entry('set: bodega\n    cancelled: true')],
    ] as const) {
      mkdirSync(path.join(folder, name));
      writeFileSync(path.join(folder, name, 'today.yaml'), `written: 2026-05-09 12:00\nchanges:\n${text}`);
      symlinkSync(name, `${link}.new`);
      renameSync(`${link}.new`, link);
      if (name === 'one') symlinkSync(path.join('..data', 'today.yaml'), file);
      const set = name === 'one' ? 'sea-power' : 'bodega';
      await expect.poll(() => get(`/calendar/${set}.ics`)).toContain('CANCELLED');
      await expect.poll(state).toMatchObject({ entries: 1, problems: [] });
    }
    expect(await get('/calendar/sea-power.ics')).not.toContain('CANCELLED');
  });
});
