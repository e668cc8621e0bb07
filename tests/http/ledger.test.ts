import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { everyAddressOf } from '../../shared/addressing/page-addresses.ts';
import { away } from '../../shared/data/facts/area.ts';
import { ownFigures } from './ledger/own-figures.ts';
import { festival } from '../../shared/data/festival.ts';
import { changes } from '../../shared/data/programme/changes.ts';
import { events } from '../../shared/data/programme/events.ts';
import { grounds } from '../../shared/data/programme/grounds.ts';
import { places } from '../../shared/data/programme/places.ts';
import { lineUp } from '../../shared/data/programme/line-up.ts';
import { priceOf } from '../../shared/data/products.ts';
import { capitalised, numberWord } from '../../shared/figures/number-word.ts';
import { pages } from '../../shared/routes.tsx';
import { hoursAround } from '../../shared/figures/time-scale.ts';
import { wallTime } from '../../shared/figures/clock.ts';
import { clockOf, localTime } from '../../shared/rules/programme/local-time.ts';
import { seasons } from '../on-sale.ts';
import { createTestApp } from '../test-app.ts';
import { accountOf, type Entry } from './ledger/account.ts';
import { linesOf } from './ledger/lines-of.ts';
import { asWritten, readMarks } from './ledger/marks.ts';

const { marked, times } = await vi.hoisted(async () => {
  const { markAll } = await import('./ledger/marks.ts');
  return {
    marked: async (original: () => Promise<object>) => markAll(await original()),
    /** Every time that was written out. */
    times: new Set<string>(),
  };
});

vi.mock('../../shared/figures/clock.ts', async (original: () => Promise<object>) => {
  const { markAll } = await import('./ledger/marks.ts');
  return markAll(await original(), (time) => times.add(String(time)), ['wallTime']);
});
vi.mock('../../shared/figures/money.ts', marked);
vi.mock('../../shared/rules/time-left.ts', marked);
vi.mock('../../shared/figures/date.ts', marked);
vi.mock('../../shared/figures/distance.ts', marked);
vi.mock('../../shared/figures/duration.ts', marked);
vi.mock('../../shared/figures/hours.ts', marked);
vi.mock('../../shared/figures/number-word.ts', marked);
vi.mock('../../shared/figures/percent.ts', marked);
vi.mock('../../shared/figures/years.ts', marked);

interface View {
  readonly page: string;
  /** With marks around what the formatting functions wrote. */
  readonly html: string;
}

const failed: string[] = [];
const views = new Map<string, View>();
const viewAt = (address: string): View => views.get(address) ?? { page: '', html: '' };

const ownOf = (page: string): readonly string[] =>
  ownFigures.filter((list) => list.pages.includes(page)).flatMap(({ says }) => says);

/** The account of a view is made once: several tests read it. */
const accounts = new Map<View, readonly Entry[]>();
const accountAt = (view: View): readonly Entry[] => {
  const account = accounts.get(view) ?? accountOf(view.html, ownOf(view.page));
  accounts.set(view, account);
  return account;
};
const accountsOf = (all: ReadonlyMap<string, View>): ReadonlyMap<string, readonly Entry[]> =>
  new Map(Array.from(all, ([address, view]) => [address, accountAt(view)]));

/** Every figure that was typed into a text, with its address and sentence. */
const typedIn = (all: ReadonlyMap<string, View>): readonly string[] =>
  Array.from(accountsOf(all), ([address, entries]) =>
    entries
      .filter(({ source }) => source === 'typed')
      .map(({ figure, sentence }) => `${address}: ${figure} in “${sentence}”`),
  ).flat();

/** Those of sets that moved, and those at which visitors were told. */
const timesOfChanges = (): readonly string[] =>
  changes.flatMap((change) => [
    clockOf(localTime(Date.parse(change.at), festival.utcOffset)),
    ...('set' in change ? [change.before, change.after] : []).flatMap(({ start, end }) =>
      [start, end].flatMap((time) => (time === undefined ? [] : wallTime(time))),
    ),
  ]);

/** What visitors read of each view, by its page: without marks. */
let read: readonly (readonly [page: string, lines: readonly string[]])[] = [];

/** What texts call the grounds and their places. */
const groundsWords = [
  ...Object.values({ ...places, ...grounds }).map(({ name }) => name.replace(/^The /, '').toLowerCase()),
  'the gate',
  'the site',
  'whole site',
  'the fields',
];

beforeAll(async () => {
  times.clear();
  let now = new Date();
  // One site through the year: what a season changes is made anew, as by the site itself.
  const { listener } = createTestApp({ clock: () => now });
  for (const instant of Object.values(seasons)) {
    now = new Date(instant);
    for (const page of pages)
      for (const address of everyAddressOf(page)) {
        // A view shows what its page has, in another choice: once is enough.
        if (address.includes('?') && instant !== seasons['on-sale']) continue;
        const { text, status } = await request(listener).get(address);
        if (status !== (page.status ?? 200)) failed.push(`${address} at ${instant}`);
        // What does not depend on the clock is counted once.
        if ([...views.values()].some(({ page: name, html }) => name === page.name && html === text)) continue;
        const name = views.has(address) ? `${address} at ${instant}` : address;
        views.set(name, { page: page.name, html: text });
      }
  }
  read = Array.from(views.values(), ({ page, html }) => [
    page,
    linesOf(html).map((line) => readMarks(line).text),
  ]);
});

it('Every address answers in every season', () => expect(failed).toEqual([]));

it('No page prints a weekday beside a date', () => {
  const beside =
    /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (the )?\d{1,2}(st|nd|rd|th)? (of )?July|July \d{4},? (Fri|Satur|Sun)day/;
  expect(read.flatMap(([, lines]) => lines).filter((line) => beside.test(line))).toEqual([]);
});

describe('The ledger: each time, price, age, distance, duration and count of each page', () => {
  it('is written from a value of the data, or is one of the page’s own figures', () => {
    const all = accountsOf(views);
    expect([...all.values()].flat().length).toBeGreaterThan(600);
    expect(typedIn(views)).toEqual([]);
  });

  it('is the time of a set, if a page writes it out by itself', () => {
    const ofSets = new Set([
      ...events.flatMap(({ sets }) => sets.flatMap(({ start, end }) => [wallTime(start), wallTime(end)])),
      ...timesOfChanges(),
      // The hours in the margin of what is drawn to scale.
      ...hoursAround(
        events.flatMap(({ sets }) => sets.map(({ start, end }) => ({ from: start, to: end }))),
      ).map(({ from }) => wallTime(from)),
    ]);
    expect(times.size).toBeGreaterThan(30);
    expect([...times].filter((time) => !ofSets.has(wallTime(time)))).toEqual([]);
  });

  it('is not typed into a text by way of a formatting function', () => {
    const folder = path.join(import.meta.dirname, '..', '..', 'shared', 'data');
    // The entries of the lists in area/ are values themselves.
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.startsWith('area'),
    );
    const call =
      /\b(?:clockTime|(?:hours|moment|metres|miles|minutes|percent)Text|\w+InWords|numberWord|years)\(\s*(?:['"`\d]|\{\s*\w+: ['"`\d])[^)]*\)/g;
    const typed = files.flatMap((file) =>
      Array.from(
        readFileSync(path.join(folder, file), 'utf8').matchAll(call),
        ([found]) => `${file}: ${found}`,
      ),
    );
    expect(typed).toEqual([]);
  });
});

describe('A page’s own figure', () => {
  it('stands on each of its pages', () => {
    const missing = ownFigures.flatMap(({ pages: names, says }) =>
      names.flatMap((name) => {
        const text = read.flatMap(([page, lines]) => (page === name ? lines : [])).join('\n');
        return says.filter((phrase) => !text.includes(phrase)).map((phrase) => `${name}: ${phrase}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('is no mile or kilometre beside a place whose distance the data has', () => {
    const names = Object.values(away).map(({ name }) => name);
    const known = Array.from(accountsOf(views), ([address, entries]) =>
      entries
        .filter(({ figure, source }) => /mile|kilometre|km/.test(figure) && source === 'own')
        .filter(({ sentence }) => names.some((name) => sentence.includes(name)))
        .map(({ figure, sentence }) => `${address}: ${figure} in “${sentence}”`),
    ).flat();
    expect(known).toEqual([]);
  });
});

/** A way on the grounds: metres, or minutes on foot, beside a place of theirs or the site as a whole. */
const isOnTheGrounds = (figure: string, sentence: string): boolean =>
  (/metre/.test(figure) || (/minute/.test(figure) && /\b(?:walk|foot|cross)/i.test(sentence))) &&
  groundsWords.some((word) => sentence.toLowerCase().includes(word));

describe('A distance on the grounds', () => {
  it('is computed from the paths wherever it stands: no page has one of its own', () => {
    const own = Array.from(accountsOf(views), ([address, entries]) =>
      entries
        .filter(({ source, figure, sentence }) => source === 'own' && isOnTheGrounds(figure, sentence))
        .map(({ figure, sentence }) => `${address}: ${figure} in “${sentence}”`),
    ).flat();
    expect(own).toEqual([]);
  });

  it('would be found if it were listed as a page’s own', () => {
    expect(isOnTheGrounds('450 metres', 'The car park is 450 metres from the gate.')).toBe(true);
    expect(isOnTheGrounds('ten minutes', 'You can cross the whole site in ten minutes.')).toBe(true);
    expect(isOnTheGrounds('60 metres', 'There is a bench about every 60 metres along the gravel.')).toBe(
      false,
    );
  });
});

it.each([
  ['the gates', /([\d.]+am) on Friday and (?:at )?([\d.]+am) on Saturday and Sunday/g],
  ['last entry', /last entry(?: is)? at ([\d.]+[ap]m)/gi],
  ['the end of outdoor music', /Outdoor music ends at ([\d.]+pm)/g],
  ['the end of the late night tent', /runs until ([\d.]+am)/g],
  ['the last shuttle bus', /last shuttle bus (?:is|leaves) at ([\d.]+am)/g],
  ['quiet in Curlew Field', /([\d.]+[ap]m) in Curlew Field/g],
  ['quiet in Beck Field', /([\d.]+[ap]m) in Beck Field/g],
  ['a parking pass', /(£\d+) a car/g],
  ['the way from the car park', /car park (?:it’s|it is|is) (\d+ metres)/g],
  ['the way to the medical tent', /medical tent(?:, | )(\d+ metres)/g],
])('Every page says the same of %s', (_, pattern) => {
  const said = read.flatMap(([page, lines]) =>
    lines.flatMap((line) =>
      Array.from(line.matchAll(pattern), ([, ...figures]) => ({ page, figures: figures.join() })),
    ),
  );
  expect(new Set(said.map(({ page }) => page)).size).toBeGreaterThan(1);
  expect([...new Set(said.map(({ figures }) => figures))]).toHaveLength(1);
});

describe('A contradiction is found, with its page and its sentence:', () => {
  const w = asWritten;
  it.each([
    ['a gate time', '/info/faqs', `At ${w('11am')} on Friday`, 'At 10am on Friday', '10am'],
    [
      'a distance',
      '/info/about',
      `about ${w('a mile')} from Boot`,
      'about a kilometre from Boot',
      'a kilometre',
    ],
    [
      'a walk in minutes',
      '/experience',
      `the late night tent is ${w(`${w('fourteen')} minutes`)}`,
      'the late night tent is ten minutes',
      'ten minutes',
    ],
    ['a price', '/info/faqs', `${priceOf('parking')} a car`, '£25 a car', '£25'],
    ['an age', '/info/dos-donts', `serve over-${w('18')}s`, 'serve over-16s', 'over-16s'],
    ['a count', '/lineup', `${capitalised(numberWord(lineUp.length))} acts`, 'Three acts', 'Three acts'],
    ['one of the page’s own figures', '/further-afield/pubs-food', 'Opens at 8am', 'Opens at 9am', '9am'],
  ])('%s that was changed on one page', (_, address, from, to, figure) => {
    const { page, html } = viewAt(address);
    expect(html.includes(from), `${address} has ${from}`).toBe(true);
    const [found, ...others] = typedIn(new Map([[address, { page, html: html.replaceAll(from, to) }]]));
    expect(others).toEqual([]);
    expect(found).toMatch(new RegExp(`^${address}: ${figure} in “.*${to.replaceAll(/[<>]/g, '')}`));
  });
});
