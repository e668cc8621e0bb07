import { test as base, expect, type Page } from 'playwright/test';
import type { IslandName } from '../../shared/islands/index.ts';

/** Collects a page's console messages from now on, and its uncaught errors. */
export function recordMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => {
    // This is no script's error: Chromium reports a transition between pages that came after the first paint.
    if (!message.endsWith('Page already revealed')) messages.push(`uncaught: ${message}`);
  });
  return messages;
}

/** The page fixture of Playwright, on which any console message or uncaught error fails the test. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page }, use) => {
      const messages = recordMessages(page);
      await use();
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
});

/** The same fixture in a browser without JavaScript. */
export const withoutScripts = test.extend({ javaScriptEnabled: false });

/** Waits until an island is hydrated. */
export const expectLive = (page: Page, island: IslandName): Promise<void> =>
  expect(page.locator(`[data-island="${island}"]`).first()).toHaveAttribute('data-live');

/** Makes pages follow the browser's clock from here on instead of the server's. */
export const withOwnClock = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/ data-clock="[^"]*"/, '');
    return route.fulfill({ response, body });
  });

/** Resolves after two frames, when the browser has dispatched and drawn everything due. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

export { expect };
