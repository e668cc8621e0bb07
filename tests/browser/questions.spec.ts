import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

/** Opens the first question, then presses one below it, and tells how far that one has moved. */
async function moved(
  page: Page,
  press: (question: ReturnType<Page['locator']>) => Promise<void>,
): Promise<number> {
  const questions = page.getByRole('main').locator('details[name=faq] > summary');
  await questions.nth(0).click();
  const next = questions.nth(3);
  // The answer above has its last line in view.
  await page.evaluate(() =>
    scrollBy(0, document.querySelector('details[open]')!.getBoundingClientRect().bottom - 100),
  );
  const before = await next.boundingBox();
  await press(next);
  await expect(page.locator('details[open] > summary')).toHaveText((await next.textContent()) ?? '');
  // Browsers that hold the view themselves do so when they next draw.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const after = await next.boundingBox();
  return (after?.y ?? 0) - (before?.y ?? 0);
}

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

for (const address of ['/info/faqs', '/info']) {
  test(`${address}: a question stays under the finger when the answer above it closes`, async ({ page }) => {
    await page.goto(address);
    expect(Math.abs(await moved(page, (question) => question.tap()))).toBeLessThanOrEqual(2);
    await page.goto(address);
    expect(Math.abs(await moved(page, (question) => question.press('Enter')))).toBeLessThanOrEqual(2);
  });

  test(`${address}: an address with an answer’s name opens it, its question in view`, async ({ page }) => {
    await page.goto(`${address}#dogs`);
    const dogs = page.getByRole('main').locator('details[open]');
    await expect(dogs).toHaveCount(1);
    await expect(dogs.locator('summary')).toContainText('dog');
    await expect(dogs.locator('summary')).toBeInViewport({ ratio: 1 });
    await expect(dogs.locator('p')).toBeInViewport();
    const [header, question] = [
      await page.getByRole('banner').boundingBox(),
      await dogs.locator('summary').boundingBox(),
    ];
    expect(question?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  });
}

test('a question’s name is its words alone, without the sign that opens it', async ({ page }) => {
  await page.goto('/info/faqs');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const names = nodes.map(({ name }) => String(name?.value ?? ''));
  expect(names.filter((name) => /\?\s*[+−]$/.test(name))).toEqual([]);
  expect(names.filter((name) => name === 'Can I charge my phone?').length).toBeGreaterThan(0);
});
