/** What a page costs before it answers by itself: the tasks while it opens, and a press that comes at once. */
import type { Browser } from 'playwright';
import { median } from '../measure.ts';
import { Phone } from './phone.ts';
import { picksOf } from './walks.ts';

/** How often each is measured, on a fresh device. */
const TIMES = 5;
/** After the page has loaded, in ms: by then it has started what it starts by itself. */
const SETTLED = 1500;

const inTurn = async <Result>(measure: () => Promise<Result>): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let time = 0; time < TIMES; time += 1) results.push(await measure());
  return results;
};

interface First {
  /** From the press to the next paint, and until it is answered, in ms. */
  readonly paint: number;
  readonly answer: number;
}

interface FirstPress {
  readonly what: string;
  readonly address: string;
  readonly control: string;
  /** Selects something once the press is answered. */
  readonly answer: string;
}

const presses: readonly FirstPress[] = [
  {
    what: 'line-up: a day',
    address: '/lineup',
    control: '[data-island=day-filter] li:nth-child(3) a',
    answer: '#act-0[hidden]',
  },
  {
    what: 'till: one more',
    address: '/tickets/purchase',
    control: '#weekend button:last-of-type',
    answer: '[data-island=basket] li',
  },
  {
    what: 'gallery: more photos',
    address: '/gallery',
    control: '[data-island=gallery] button',
    answer: '#photo-13:not([hidden])',
  },
  { what: 'gallery: a photo opens', address: '/gallery', control: '#photo-1 a', answer: 'dialog[open]' },
  {
    what: 'phone’s menu: opens',
    address: '/',
    control: '[popovertarget=menu]',
    answer: '#menu:popover-open',
  },
  {
    what: 'schedule: a tab',
    address: '/nightjar-2026/schedule',
    control: '[data-island=tabs] li:nth-child(2) a',
    answer: '#saturday:not([hidden])',
  },
  {
    what: 'schedule: a star',
    address: '/nightjar-2026/schedule',
    control: 'main a[aria-label][href*="#set-"]',
    answer: 'button[data-state=picked]',
  },
  { what: 'a question', address: '/info/faqs', control: 'main summary', answer: 'main details[open]' },
];

/** One visit, and one to the same page again whose scripts the browser has in its cache. */
async function pressed(browser: Browser, origin: string, first: FirstPress) {
  const phone = await Phone.open(browser);
  await phone.slowNetwork();
  const visit = async (): Promise<First> => {
    await phone.page.goto(origin + first.address, { waitUntil: 'domcontentloaded' });
    const control = phone.page.locator(first.control).first();
    await control.waitFor();
    const answered = phone.answered(first.answer);
    const { interaction } = await phone.tap(control);
    return { paint: interaction, answer: Math.round(await answered) };
  };
  const cold = await visit();
  await phone.page.waitForTimeout(SETTLED);
  // What was pressed is as if it had not been.
  await phone.page.evaluate(() => localStorage.clear());
  const warm = await visit();
  await phone.close();
  return { cold, warm };
}

export const firstPresses = presses.map((first) => ({
  what: first.what,
  /** The medians of several visits. */
  async measure(browser: Browser, origin: string) {
    const visits = await inTurn(() => pressed(browser, origin, first));
    const of = (which: 'cold' | 'warm'): First => ({
      paint: median(visits.map((visit) => visit[which].paint)),
      answer: median(visits.map((visit) => visit[which].answer)),
    });
    return { cold: of('cold'), warm: of('warm') };
  },
}));

interface Opening {
  readonly what: string;
  readonly address: string;
  /** How many sets the device has kept. */
  readonly picked?: number;
}

const pages: readonly Opening[] = [
  { what: 'home', address: '/' },
  { what: 'line-up', address: '/lineup' },
  { what: 'gallery', address: '/gallery' },
  { what: 'till', address: '/tickets/purchase?weekend=1' },
  { what: 'my line-up of 12', address: '/my-line-up', picked: 12 },
  { what: 'my line-up of 60', address: '/my-line-up', picked: 60 },
  { what: 'programme', address: '/nightjar-2026/programme' },
  { what: 'plan', address: '/plan' },
  { what: 'A to Z', address: '/a-z' },
];

export const openings = pages.map(({ what, address, picked }) => ({
  what,
  /** The least blocked of several visits, with its long tasks, in ms. */
  async measure(browser: Browser, origin: string) {
    const visits = await inTurn(async () => {
      const phone = await Phone.open(browser);
      if (picked) {
        await phone.page.goto(`${origin}/healthz`);
        await phone.page.evaluate((text) => localStorage.setItem('picks', text), picksOf(picked));
      }
      await phone.page.goto(origin + address);
      await phone.page.waitForTimeout(SETTLED);
      const { blocked, tasks } = await phone.take();
      await phone.close();
      return { blocked: Math.round(blocked), tasks: tasks.map(({ duration }) => duration) };
    });
    return visits.reduce((least, visit) => (visit.blocked < least.blocked ? visit : least));
  },
}));
