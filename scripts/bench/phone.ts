/** A slow phone: Chromium with a phone's window and touch, whose processor and network the browser itself slows down. */
import { chromium, type Browser, type Locator } from 'playwright';
import { findChromium } from '../chromium.ts';

const SLOWER = 4;
/** Slow 4G, as Lighthouse simulates it; in bytes a second and ms. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export const DEVICE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  // It would fetch further documents in between.
  serviceWorkers: 'block',
} as const;

/** What the browser tells of a page, in ms since the navigation; since it was last asked. */
export interface Seen {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly interactions: readonly number[];
}

declare global {
  var seen: () => Promise<Seen>;
}

/**
 * Runs in the page before its scripts: its source is sent to the browser. Without functions that have names, for which tsx
 * adds calls of a helper that the browser lacks.
 */
function record(): void {
  let entries: PerformanceEntry[] = [];
  for (const type of ['event', 'largest-contentful-paint']) {
    new PerformanceObserver((list) => void entries.push(...list.getEntries())).observe({
      type,
      // Browsers do not tell of shorter interactions.
      durationThreshold: 16,
      buffered: true,
    } as PerformanceObserverInit);
  }
  globalThis.seen = async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((drawn) => {
        requestAnimationFrame(drawn);
      });
    // Browsers tell of a paint in a later task.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const all = Object.groupBy(entries, ({ entryType }) => entryType);
    entries = [];
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      largestPaint: all['largest-contentful-paint']?.at(-1)?.startTime ?? NaN,
      interactions: (all['event'] ?? [])
        .filter((entry) => (entry as PerformanceEventTiming).interactionId)
        .map(({ duration }) => duration),
    };
  };
}

/** One page in a context, and thus with an HTTP cache, of its own. */
export async function openPhone(browser: Browser) {
  const context = await browser.newContext(DEVICE);
  await context.addInitScript(record);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const seen = (): Promise<Seen> => page.evaluate(() => globalThis.seen());
  return {
    page,
    seen,
    async slowNetwork(): Promise<void> {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    },
    /** Presses with a finger, or a key. @returns how long until the next paint, in ms; 16 if it was sooner */
    async press({ control, key }: { control: Locator; key?: string }): Promise<number> {
      await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await seen();
      if (key) await control.press(key);
      else await control.tap({ noWaitAfter: true });
      return Math.max(16, ...(await seen()).interactions);
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
