import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ownFigures } from './ledger/own-figures.ts';
import { seasons } from '../on-sale.ts';
import { findFigures } from './ledger/find-figures.ts';
import { linesOf } from './ledger/lines-of.ts';
import { readMarks } from './ledger/marks.ts';
import { openSite } from './site.ts';
import { pages, thisFestival } from '../this-edition/nightjar.ts';

const {
  changes,
  addresses: { cachedAddressesOf },
} = thisFestival;

const { marked } = await vi.hoisted(async () => {
  const { markAll } = await import('./ledger/marks.ts');
  return { marked: async (original: () => Promise<object>) => markAll(await original()) };
});

vi.mock('../../shared/figures/clock.ts', marked);
vi.mock('../../shared/figures/money.ts', marked);
vi.mock('../../shared/rules/time-left.ts', marked);
vi.mock('../../shared/figures/date.ts', marked);
vi.mock('../../shared/figures/distance.ts', marked);
vi.mock('../../shared/figures/duration.ts', marked);
vi.mock('../../shared/figures/hours.ts', marked);
vi.mock('../../shared/figures/number-word.ts', marked);
vi.mock('../../shared/figures/percent.ts', marked);
vi.mock('../../shared/figures/years.ts', marked);

interface Entry {
  readonly figure: string;
  readonly sentence: string;
  /** Written from a value, listed as the page's own, or neither. */
  readonly source: 'value' | 'own' | 'typed';
}

/** For each character of a text, whether one of the phrases covers it. */
function covered(text: string, phrases: readonly string[]): readonly boolean[] {
  const cover = Array.from({ length: text.length }, () => false);
  for (const phrase of phrases)
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
      cover.fill(true, at, at + phrase.length);
  return cover;
}

/** The sentence of a line at this position. */
function sentenceAt(line: string, position: number): string {
  const sentences = line.split(/(?<=[.!?]) (?=\p{Lu})/u);
  let end = 0;
  return sentences.find((sentence) => (end += sentence.length + 1) > position) ?? line;
}

/**
 * Lists every figure of a document with its source.
 * @param ownPhrases phrases of this page alone
 */
function accountOf(html: string, ownPhrases: readonly string[]): readonly Entry[] {
  return linesOf(html).flatMap((line) => {
    const { text, written } = readMarks(line);
    const listed = covered(text, ownPhrases);
    return findFigures(text).map(({ figure, start }): Entry => {
      const positions = Array.from(figure, (_, index) => start + index);
      const numerals = positions.filter((position) => /\d|[¼½¾]/.test(text[position] ?? ''));
      const isValue = numerals.length
        ? numerals.every((position) => written[position])
        : positions.some((position) => written[position]);
      const isOwn = positions.every((position) => listed[position]);
      const source = isValue ? 'value' : isOwn ? 'own' : 'typed';
      return { figure, sentence: sentenceAt(text, start), source };
    });
  });
}

interface View {
  readonly page: string;
  /** HTML with marks around the output of the formatting functions. */
  readonly html: string;
}

const failed: string[] = [];
const views = new Map<string, View>();

/** Figures that a page may contain as text: its own, and those of changes, which come from no value. */
const ownOf = (page: string): readonly string[] => [
  ...ownFigures.flatMap((figure) => (figure.startsWith(`${page}: `) ? figure.slice(page.length + 2) : [])),
  ...changes.flatMap((change) => ('fact' in change ? [change.before, change.after, change.why] : change.why)),
];

const accountAt = ({ page, html }: View): readonly Entry[] => accountOf(html, ownOf(page));

/** Every figure that was typed into a text, with its address and sentence. */
const typedIn = (address: string, account: readonly Entry[]): readonly string[] =>
  account
    .filter(({ source }) => source === 'typed')
    .map(({ figure, sentence }) => `${address}: ${figure} in “${sentence}”`);

/** The visible text of each view, by its page, without marks. */
let read: readonly (readonly [page: string, lines: readonly string[]])[] = [];

beforeAll(async () => {
  let now = new Date();
  // One site through the year: it renders again what a season changes, as in production.
  const { get } = openSite({ clock: () => now });
  for (const instant of Object.values(seasons)) {
    now = new Date(instant);
    for (const page of pages)
      for (const address of cachedAddressesOf(page)) {
        // A view shows its page's texts in another choice, so one check is enough.
        if (address.includes('?') && instant !== seasons['on-sale']) continue;
        const { text, status } = await get(address);
        if (status !== (page.status ?? 200)) failed.push(`${address} at ${instant}`);
        // Texts that do not depend on the clock are counted once.
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
    const accounts = Array.from(views, ([address, view]) => [address, accountAt(view)] as const);
    expect(accounts.flatMap(([, account]) => account).length).toBeGreaterThan(600);
    expect(accounts.flatMap(([address, account]) => typedIn(address, account))).toEqual([]);
  });

  it('is not typed into a text by way of a formatting function', () => {
    const folder = path.join(import.meta.dirname, '..', '..', 'shared');
    // The entries of the lists in area/ are values themselves.
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.startsWith(path.join('data', 'area')),
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
  const sentences = read.flatMap(([page, lines]) =>
    lines.flatMap((line) =>
      Array.from(line.matchAll(pattern), ([, ...figures]) => ({ page, figures: figures.join() })),
    ),
  );
  expect(new Set(sentences.map(({ page }) => page)).size).toBeGreaterThan(1);
  expect([...new Set(sentences.map(({ figures }) => figures))]).toHaveLength(1);
});
