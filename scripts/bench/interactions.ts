/**
 * Measures what is between a press and the next paint on a phone with a slow processor, for whatever answers in place,
 * and the long tasks before and after. On the built site by itself, with words that select what is pressed:
 * tsx scripts/bench/interactions.ts till gallery
 */
import type { Browser } from 'playwright';
import { firstPresses, openings } from './interactions/arrivals.ts';
import { calibration, Phone, startBrowser, type Pressed } from './interactions/phone.ts';
import { picksOf, walks, type Step, type Walk } from './interactions/walks.ts';
import { median, milliseconds, type Measure } from './measure.ts';
import { isMissed, printTable } from './table.ts';
import { SITE, Target } from './target.ts';

const ROUNDS = 50;
/** Presses during which other processes had the processor for longer than this, in ms, are repeated. */
const LOST = 8;
/** So many rounds at most: then those presses count during which others had it least. */
const MOST_ROUNDS = 100;
/** The longest interaction, and the longest task once the page answers, in ms. */
const BOUND = 100;
const LONG = 50;
/** Other processes can only add to the times: what is over its bound is measured again, so many times in all. */
const ATTEMPTS = 3;

interface Result {
  readonly what: string;
  /** In ms, in their order of length. */
  readonly times: readonly number[];
  /** The longest task, in ms; 0 when none took over 50. */
  readonly task: number;
}

const worst = ({ times }: Result): number => times.at(-1) ?? NaN;
const isOver = (result: Result): boolean => worst(result) > BOUND || result.task > LONG;
const better = (one: Result, other: Result): Result =>
  worst(one) + one.task <= worst(other) + other.task ? one : other;

async function open(phone: Phone, origin: string, { address, picked, ready, wakes }: Walk): Promise<void> {
  const { page } = phone;
  if (picked) {
    await page.goto(`${origin}/healthz`);
    await page.evaluate((text) => localStorage.setItem('picks', text), picksOf(picked));
  }
  await page.goto(new URL(address, origin).href);
  if (wakes)
    await page
      .locator(wakes)
      .first()
      .evaluate((element: HTMLElement) => element.click());
  if (ready) await page.locator(ready).first().waitFor({ state: 'attached' });
  // What was woken, and what is fetched when the browser is idle, is there by then.
  await page.waitForTimeout(700);
}

async function press(phone: Phone, step: Step, round: number): Promise<Pressed> {
  await step.before?.(phone.page);
  const control = step.control(phone.page, round);
  return step.key ? phone.type(control, step.key(round)) : phone.tap(control);
}

/** The result of a step's presses: of the fifty that lost least to other processes. */
function resultOf(what: string, presses: readonly Pressed[]): Result {
  const counted = presses.toSorted((one, other) => one.lost - other.lost).slice(0, ROUNDS);
  return {
    what,
    times: counted.map(({ interaction }) => interaction).toSorted((one, other) => one - other),
    task: Math.max(0, ...counted.flatMap(({ tasks }) => tasks.map(({ duration }) => duration))),
  };
}

async function walked(browser: Browser, origin: string, walk: Walk): Promise<readonly Result[]> {
  const phone = await Phone.open(browser, walk.window);
  const steps = walk.steps.map((step) => ({
    step,
    presses: [] as Pressed[],
  }));
  const isIncomplete = () =>
    steps.some(({ presses }) => presses.filter(({ lost }) => lost <= LOST).length < ROUNDS);
  for (let round = 0; round < MOST_ROUNDS && isIncomplete(); round += 1) {
    if (round % (walk.rounds ?? MOST_ROUNDS) === 0) await open(phone, origin, walk);
    for (const { step, presses } of steps) presses.push(await press(phone, step, round));
  }
  await phone.close();
  return steps.map(({ step, presses }) => resultOf(step.what, presses));
}

/** Walks again as long as something is over its bound, and takes the better attempt of each step. */
async function measured(browser: Browser, origin: string, walk: Walk): Promise<readonly Result[]> {
  let best = await walked(browser, origin, walk);
  for (let attempt = 1; attempt < ATTEMPTS && best.some(isOver); attempt += 1) {
    const again = await walked(browser, origin, walk);
    best = best.map((result, index) => better(result, again[index] ?? result));
  }
  return best;
}

const line = (...cells: readonly (string | number)[]) =>
  process.stdout.write(
    `${cells.map((cell, column) => (column ? String(cell).padStart(10) : String(cell).padEnd(44))).join('')}\n`,
  );

const bounded = (what: string, value: number, bound: number): Measure => ({
  what,
  value,
  bound,
  show: milliseconds,
});

type IsWanted = (what: string) => boolean;

async function pressMeasures(browser: Browser, origin: string, isWanted: IsWanted): Promise<Measure[]> {
  const measures: Measure[] = [];
  line('from press to paint, in ms', 'median', '98 %', 'worst', 'long task');
  for (const walk of walks.filter(({ steps }) => steps.some(({ what }) => isWanted(what)))) {
    for (const result of await measured(browser, origin, walk)) {
      const { what, times, task } = result;
      line(what, median(times), times[Math.floor((times.length - 1) * 0.98)] ?? 0, worst(result), task || '');
      measures.push(bounded(`${what}, worst of ${ROUNDS}`, worst(result), BOUND));
      if (task) measures.push(bounded(`${what}, longest task`, task, LONG));
    }
  }
  return measures;
}

async function firstMeasures(browser: Browser, origin: string, isWanted: IsWanted): Promise<Measure[]> {
  const measures: Measure[] = [];
  line('first press on a slow network, in ms', 'paint', 'answer', 'cached:', 'answer');
  for (const first of firstPresses.filter(({ what }) => isWanted(what))) {
    const { cold, warm } = await first.measure(browser, origin);
    line(first.what, cold.paint, cold.answer, warm.paint, warm.answer);
    measures.push(bounded(`${first.what}, its first press`, cold.paint, BOUND));
  }
  return measures;
}

async function openingMeasures(browser: Browser, origin: string, isWanted: IsWanted): Promise<Measure[]> {
  const measures: Measure[] = [];
  line('opening a page, in ms', 'blocked', 'long tasks');
  for (const opening of openings.filter(({ what }) => isWanted(what))) {
    const { blocked, tasks } = await opening.measure(browser, origin);
    line(opening.what, blocked, tasks.join(' '));
    measures.push(bounded(`${opening.what}, blocked while it opens`, blocked, LONG));
  }
  return measures;
}

/** @param only words that select what is measured; all of it without one */
export async function interactionMeasures(only: readonly string[] = []): Promise<Measure[]> {
  const isWanted = (what: string) => only.length === 0 || only.some((word) => what.includes(word));
  await using site = await Target.start(SITE, '/');
  await using browser = await startBrowser();
  line(`calibration: ${(await calibration(browser)).toFixed(0)} ms, 22 on a quiet machine`);
  return [
    ...(await pressMeasures(browser, site.origin, isWanted)),
    ...(await firstMeasures(browser, site.origin, isWanted)),
    ...(await openingMeasures(browser, site.origin, isWanted)),
  ];
}

if (import.meta.main) printTable((await interactionMeasures(process.argv.slice(2))).filter(isMissed));
