/** What a visitor's browser may be like: slow to get a script, full, or sparing with data. */
import type { Page } from 'playwright/test';

/** Holds back these scripts, until the function that it returns is called. */
export async function holdBack(page: Page, scripts: RegExp): Promise<() => void> {
  const allowed = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await allowed.promise;
    await route.continue();
  });
  return allowed.resolve;
}

/** The browser refuses to keep anything here, as with all cookies blocked. */
export const refuseToKeep = (
  page: Page,
  ...storages: readonly ('caches' | 'indexedDB' | 'localStorage' | 'sessionStorage')[]
): Promise<unknown> =>
  page.addInitScript((names) => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of names) Object.defineProperty(window, name, { get });
  }, storages);

/** Scripts learn that the visitor saves data. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
