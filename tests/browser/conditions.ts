/** Conditions of a visitor's browser: slow scripts, full storage, or saving data. */
import type { Page } from 'playwright/test';

/** Delays these scripts until the returned function is called. */
export async function holdBack(page: Page, scripts: RegExp): Promise<() => void> {
  const allowed = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await allowed.promise;
    await route.continue();
  });
  return allowed.resolve;
}

/** Makes the browser refuse to store anything, as with all cookies blocked. */
export const refuseToKeep = (
  page: Page,
  ...storages: readonly ('localStorage' | 'sessionStorage')[]
): Promise<unknown> =>
  page.addInitScript((names) => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of names) Object.defineProperty(window, name, { get });
  }, storages);

export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
