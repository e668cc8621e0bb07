/** Opens pages as a slow phone does, and says when something is on the screen. */
import { createHash, X509Certificate } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { findChromium } from '../chromium.ts';

/** How many times slower the processor is than this machine's. */
const SLOWER = 4;
/** For how long a thumb rests on a link, in milliseconds. */
const PRESS = 90;

export interface Opened {
  /** From the press, or from the start of the navigation, until the first paint; in milliseconds. */
  readonly painted: number;
}

/** @param ca the certificate that is to be trusted, as PEM */
export function startPhone(ca: string): Promise<Browser> {
  const key = new X509Certificate(ca).publicKey.export({ type: 'spki', format: 'der' });
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
    ],
  });
}

async function openedSince(page: Page, started?: number): Promise<Opened> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { origin, paint } = await page.evaluate(() => ({
    origin: performance.timeOrigin,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  return { painted: started === undefined ? paint : origin + paint - started };
}

async function touch(session: CDPSession, page: Page, link: string): Promise<number> {
  const box = await page.locator(link).first().boundingBox();
  if (!box) throw new Error(`There is no ${link} on ${page.url()}`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await pause(PRESS);
  const released = Date.now();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return released;
}

interface Visit {
  /** The first page. */
  readonly url: string;
  /** The addresses of further pages, each opened by pressing its link on the one before. */
  readonly next?: readonly string[];
  /** The first page is opened once more at the end, with all that the browser has cached. */
  readonly again?: boolean;
  /** Whether pages may be fetched ahead. */
  readonly ahead?: boolean;
}

/** Opens pages, one after the other, in a browser with an empty cache. */
export async function visit(
  phone: Browser,
  { url, next = [], ahead = true, again = false }: Visit,
): Promise<readonly Opened[]> {
  // The service worker would fetch further documents in between.
  const context = await phone.newContext({
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    if (!ahead) {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () =>
          document.querySelector('[type=speculationrules]')?.remove(),
        );
      });
    }
    await page.goto(url);
    const opened = [await openedSince(page)];
    for (const address of next) {
      await page.waitForLoadState('networkidle');
      const link = `a[href="${address}"]:visible`;
      await page.locator(link).first().scrollIntoViewIfNeeded();
      // Scrolling loads further pictures.
      await page.waitForTimeout(1000);
      const released = await touch(session, page, link);
      await page.waitForURL(`**${address}`);
      opened.push(await openedSince(page, released));
    }
    if (again) {
      await page.waitForLoadState('networkidle');
      await page.goto('about:blank');
      await page.goto(url);
      opened.push(await openedSince(page));
    }
    return opened;
  } finally {
    await context.close();
  }
}
