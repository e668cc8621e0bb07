/** What is between a press and the next paint on a phone with a slow processor, for each island. */
import type { Browser, Locator, Page } from 'playwright';
import { sets } from '../../shared/festival/programme.ts';
import { milliseconds, type Measure } from './measure.ts';
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

type Press = (page: Page, round: number) => { readonly control: Locator; readonly key?: string };

/** Where it is, what is there as soon as the page answers by itself, and what is pressed then, in turn. */
type Walk = readonly [address: string, ready: string, ...presses: readonly Press[]];

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
  ['/lineup', live('day-filter'), tap('[data-island=day-filter] a', 4)],
  ['/lineup', 'main button[aria-label]', tap('main button[aria-label]', 8)],
  ['/nightjar-2026/programme', live('programme-list'), type('[data-island=programme-list] input', 'castle')],
  ['/a-z', live('word-list'), type('[data-island=word-list] input', 'toilet')],
  [
    '/tickets/purchase?weekend=1&locker=1',
    live('basket'),
    tap('#weekend button:last-of-type'),
    tap('#weekend button:first-of-type'),
  ],
  ['/gallery?shown=60', live('gallery'), tap('[id^=photo-]:not([hidden]) > a', 60), tap('dialog > button')],
  [
    '/',
    live('hero-rotation'),
    tap('[data-island=hero-rotation] button'),
    tap('[popovertarget=menu]'),
    tap('#menu summary', 3),
    tap('[popovertarget=menu]'),
  ],
  ['/nightjar-2026/schedule', 'main', tap('[data-island=tabs] a', 3)],
  ['/my-line-up', live('my-line-up'), tap('[name=remove]'), tap('.gone button')],
  ['/plan', 'main', tap('label:has([name=show])', 6)],
];

/** Walks once, on a device that has picked sixty sets. @returns the time of the slowest press, in ms */
async function slowestOf(browser: Browser, origin: string, [address, ready, ...presses]: Walk) {
  await using phone = await openPhone(browser);
  const { page } = phone;
  await page.goto(`${origin}/healthz`);
  await page.evaluate((picks) => localStorage.setItem('picks', picks), PICKS);
  await page.goto(origin + address);
  await page.locator(ready).first().waitFor({ state: 'attached' });
  await page.waitForTimeout(SETTLED);
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const press of presses) slowest = Math.max(slowest, await phone.press(press(page, round)));
  return slowest;
}

export async function interactionMeasures(): Promise<readonly Measure[]> {
  await using site = await startSite();
  await using browser = await startBrowser();
  let [where, value] = ['', 0];
  for (const walk of walks) {
    let slowest = Infinity;
    for (let attempt = 0; attempt < ATTEMPTS && slowest > BOUND; attempt += 1)
      slowest = Math.min(slowest, await slowestOf(browser, site.origin, walk));
    if (slowest > value) [where, value] = [walk[0], slowest];
  }
  const what = `press to paint, slowest of ${ROUNDS} (${where})`;
  return [{ what, value, bound: BOUND, show: milliseconds }];
}
