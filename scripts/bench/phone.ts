/** Measures how long a slow phone waits: for pages on a slow line, and for each island's answer. */
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import { content } from '../../shared/data/content.ts';
import { allEvents } from '../../shared/figures/all-events.ts';
import { findChromium } from '../chromium.ts';
import { median, startSite, type Measure } from './target.ts';

/** Makes this processor as slow as Lighthouse's middling phone, from the time of the fixed work. */
const SLOWER = 4;
const REFERENCE = 250;
/** Slow 4G, as Lighthouse simulates it; in bytes a second and ms. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** In ms: by then a page has started its own scripts and the browser has reported its measures. */
const SETTLED = 1000;
/** In ms, between two clicks of a visitor in a hurry. */
const PAUSE = 100;
const LOADS = 5;
const PRESSES = 50;
/** In ms: the Web Vitals' bound for “good”. */
const GOOD = 200;

const loaded = [
  '/',
  '/lineup',
  '/artist/sea-power',
  '/nightjar-2026/programme',
  '/plan',
  '/gallery',
  '/tickets/purchase?weekend=1',
  '/my-line-up?picks=sea-power',
  '/info/camping',
];

type Press = (page: Page, round: number) => Promise<void>;

/** The address, the selector that shows that its scripts are live, and then the clicks in turn. */
type Walk = readonly [address: string, ready: string, ...presses: readonly Press[]];

const live = (island: string) => `[data-island=${island}][data-live]`;

const tap =
  (selector: string, of = 1): Press =>
  (page, round) =>
    page
      .locator(selector)
      .nth((round + 1) % of)
      .tap({ noWaitAfter: true });

const type =
  (selector: string, word: string): Press =>
  (page, round) =>
    page
      .locator(selector)
      .first()
      .press(word[round % (word.length * 2)] ?? 'Backspace');

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

const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });

/** Runs in a page before its own scripts, which cannot see it. */
const measuring = `${readFileSync(new URL('web-vitals.iife.js', import.meta.resolve('web-vitals')), 'utf8')}
  webVitals.onLCP(({ value }) => (globalThis.largestPaint = value), { reportAllChanges: true });
  webVitals.onINP(({ value }) => (globalThis.slowPress = value), { reportAllChanges: true, durationThreshold: 16 });`;

declare global {
  var largestPaint: number | undefined;
  var slowPress: number | undefined;
}

/** A fixed work of a page: numbers by name, and rows that are parsed, styled and laid out. */
const work = `for (let at = 0, sums = {}; at < 400_000; at += 1) sums['k' + (at % 2000)] = (sums['k' + (at % 2000)] ?? 0) + at;
  for (let round = 0; round < 3; round += 1) {
    document.body.innerHTML = Array.from({ length: 2000 }, (_, at) => '<p class="row">Row ' + at + ' <b>bold</b></p>').join('');
    document.body.getBoundingClientRect();
  }`;

/** Measures by which factor to slow this machine down, from processor time. */
async function reckonSlowdown(browser: Browser): Promise<number> {
  await using context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  const times: number[] = [];
  for (let round = 0; round < LOADS; round += 1) {
    const before = await busy();
    await page.evaluate(work);
    times.push((await busy()) - before);
  }
  const slower = Math.max(1, (SLOWER * REFERENCE) / Math.min(...times));
  process.stdout.write(`The phone is this processor, slowed ${slower.toPrecision(2)} times.\n`);
  return slower;
}

/** Opens one page with an HTTP cache of its own. It measures itself with Google's library. */
async function openPhone(browser: Browser, rate: number) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    // The service worker would fetch further documents meanwhile.
    serviceWorkers: 'block',
  });
  await context.addInitScript({ content: measuring });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, session, [Symbol.asyncDispose]: () => context.close() };
}

/** @returns its largest paint, in ms since the navigation */
async function measureLoad(browser: Browser, rate: number, url: string): Promise<number> {
  await using phone = await openPhone(browser, rate);
  await phone.session.send('Network.enable');
  await phone.session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await phone.page.goto(url);
  await phone.page.waitForTimeout(SETTLED);
  return await phone.page.evaluate(() => globalThis.largestPaint ?? NaN);
}

export async function loadMeasures(): Promise<readonly Measure[]> {
  await using site = await startSite();
  await using browser = await startBrowser();
  const rate = await reckonSlowdown(browser);
  const measures: Measure[] = [];
  for (const address of loaded) {
    const loads: number[] = [];
    for (let round = 0; round < LOADS; round += 1)
      loads.push(await measureLoad(browser, rate, site.origin + address));
    measures.push({ what: `largest paint of ${address}`, value: median(loads), bound: 1350, unit: 'ms' });
  }
  return measures;
}

/**
 * Walks once, on a device with thirty picks, about half of the programme.
 * @returns the time from a click to its paint, in ms, for 98 % of the clicks
 */
async function measureWalk(browser: Browser, rate: number, origin: string, walk: Walk) {
  const [address, ready, ...presses] = walk;
  await using phone = await openPhone(browser, rate);
  const { page } = phone;
  await page.goto(`${origin}/healthz`);
  const picks = allEvents(content)
    .flatMap(({ sets }) => sets)
    .slice(0, 30)
    .map(({ id }) => id);
  await page.evaluate((value) => localStorage.setItem('picks', value), `picks=${picks.join()}`);
  await page.goto(origin + address);
  await page.locator(ready).first().waitFor({ state: 'attached' });
  await page.waitForTimeout(SETTLED);
  for (let round = 0; round < PRESSES / presses.length; round += 1)
    for (const press of presses) {
      await press(page, round);
      await page.waitForTimeout(PAUSE);
    }
  await page.waitForTimeout(SETTLED);
  return await page.evaluate(() => globalThis.slowPress ?? NaN);
}

export async function pressMeasures(): Promise<readonly Measure[]> {
  await using site = await startSite();
  await using browser = await startBrowser();
  const rate = await reckonSlowdown(browser);
  const measures: Measure[] = [];
  for (const walk of walks) {
    const value = await measureWalk(browser, rate, site.origin, walk);
    measures.push({ what: `press to paint on ${walk[0]}`, value, bound: GOOD, unit: 'ms' });
  }
  return measures;
}
