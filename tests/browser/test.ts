import { test as base, expect } from 'playwright/test';

/** A page on which any console message or uncaught error fails the test. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      await use();
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
