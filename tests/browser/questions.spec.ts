import type { Page } from 'playwright/test';
import { expect, nextFrames, test } from './test.ts';

/** Opens the first question, then one below it, and returns how far that one has moved, in px. */
async function shiftOf(
  page: Page,
  press: (question: ReturnType<Page['locator']>) => Promise<void>,
): Promise<number> {
  const questions = page.getByRole('main').locator('details[name=faq] > summary');
  await questions.nth(0).click();
  const next = questions.nth(3);
  // Only the open answer's last line is in view.
  await page.evaluate(() =>
    scrollBy(0, document.querySelector('details[open]')!.getBoundingClientRect().bottom - 100),
  );
  const before = await next.boundingBox();
  await press(next);
  await expect(page.locator('details[open] > summary')).toHaveText((await next.textContent()) ?? '');
  // Scroll anchoring takes effect with the next frame.
  await nextFrames(page);
  const after = await next.boundingBox();
  return (after?.y ?? 0) - (before?.y ?? 0);
}

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test('An address opens its answer, and a question stays under the finger', async ({ page }) => {
  for (const address of ['/info/faqs#dogs', '/info#re-entry']) {
    await page.goto(address);
    const asked = page.getByRole('main').locator('details[open]');
    await expect(asked).toHaveCount(1);
    const question = asked.locator('summary');
    await expect(question).toContainText(/dog|come back/);
    await expect(question).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    expect((await question.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    expect(Math.abs(await shiftOf(page, (next) => next.tap())), address).toBeLessThanOrEqual(2);
  }
});
