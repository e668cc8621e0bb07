/** A phone with a slow processor: Chromium with a phone's window and touch, slowed down. */
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  type Locator,
  type Page,
} from 'playwright';
import { findChromium } from '../../chromium.ts';
import { record, type Recorded } from './record.ts';

/** By how much the processor is slowed down. */
const SLOWER = 4;
/** Other processes can only add to the calibration's time, so the best one counts. */
const TRIES = 9;
/** The longest wait for anything on a page, in ms. */
const PATIENCE = 10_000;

const upright: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  // It would fetch further documents in between.
  serviceWorkers: 'block',
};
/** Wide: the menus are in the bar. */
const windows = { upright, wide: { ...upright, viewport: { width: 1280, height: 800 }, isMobile: false } };

/** Slow 4G, as Lighthouse simulates it; in bytes a second and ms. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** Runs in the browser: a fixed amount of work. Returns its shortest time in ms. */
function work(tries: number): number {
  const times = Array.from({ length: tries }, () => {
    const start = performance.now();
    const words: string[] = [];
    let hash = 1;
    for (let step = 0; step < 400_000; step += 1) {
      hash = Math.imul(hash ^ step, 16_777_619) >>> 0;
      if (step % 8 === 0) words.push(hash.toString(36));
    }
    words.sort();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** Runs in the browser: scrolls to what is to be pressed. Returns its middle. */
async function aim(element: Element): Promise<readonly [x: number, y: number]> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await globalThis.recorder.take();
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The time that a page's tasks took so far, in ms. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** What a press caused. */
export interface Pressed extends Recorded {
  /** How long other processes had the processor while the page had something to do, in ms. */
  readonly lost: number;
}

/** One page in a context, and thus with an HTTP cache, of its own. */
export class Phone {
  readonly page: Page;
  readonly #session: CDPSession;
  /** Tells how long tasks had the processor; the other session, how long they took. */
  readonly #processor: CDPSession;

  private constructor(page: Page, session: CDPSession, processor: CDPSession) {
    this.page = page;
    this.#session = session;
    this.#processor = processor;
  }

  /** @param slower by how much the processor is slowed down */
  static async open(
    browser: Browser,
    window: keyof typeof windows = 'upright',
    slower = SLOWER,
  ): Promise<Phone> {
    const context = await browser.newContext(windows[window]);
    await context.addInitScript(record);
    // The player's frame is somebody else's.
    await context.route(/^https:/, (route) => route.abort());
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const session = await context.newCDPSession(page);
    const processor = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await session.send('Performance.enable', { timeDomain: 'timeTicks' });
    await processor.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Phone(page, session, processor);
  }

  /** Presses with a finger. */
  async tap(control: Locator): Promise<Pressed> {
    const [x, y] = await control.evaluate(aim);
    return this.#pressed(() => this.page.touchscreen.tap(x, y));
  }

  async type(field: Locator, key: string): Promise<Pressed> {
    await field.focus();
    await field.evaluate(aim);
    return this.#pressed(() => this.page.keyboard.press(key));
  }

  async #pressed(press: () => Promise<void>): Promise<Pressed> {
    const before = await this.#lost();
    await press();
    const recorded = await this.take();
    return { ...recorded, lost: (await this.#lost()) - before };
  }

  async #lost(): Promise<number> {
    return (await taskTime(this.#session)) - (await taskTime(this.#processor));
  }

  /** What was recorded since it was last taken. */
  take(): Promise<Recorded> {
    return this.page.evaluate(() => globalThis.recorder.take());
  }

  answered(selector: string): Promise<number> {
    return this.page.evaluate((found) => globalThis.recorder.answered(found), selector);
  }

  slowNetwork(): Promise<unknown> {
    return this.#session.send('Network.emulateNetworkConditions', slowNetwork);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });

/**
 * How long a fixed amount of work takes on this machine's own processor, in ms: 22 on the quiet one on which the bounds
 * were set.
 */
export async function calibration(browser: Browser): Promise<number> {
  const phone = await Phone.open(browser, 'upright', 1);
  const took = await phone.page.evaluate(work, TRIES);
  await phone.close();
  return took;
}
