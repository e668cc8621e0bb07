import { expect, test } from './test.ts';

test.describe('On a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sign of a question looks as before once the question is closed again', async ({ page }) => {
    await page.goto('/info/faqs');
    expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(false);
    const question = page.getByRole('main').locator('summary').first();
    const ground = () => question.evaluate((summary) => getComputedStyle(summary, '::after').backgroundColor);
    const before = await ground();
    await question.tap();
    await expect(question.locator('xpath=..')).toHaveAttribute('open');
    await question.tap();
    await expect(question.locator('xpath=..')).not.toHaveAttribute('open');
    expect(await ground()).toBe(before);
  });

  test('the contact page’s email addresses and telephone numbers are at least 44 px high', async ({
    page,
  }) => {
    await page.goto('/contact');
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    expect(await links.count()).toBeGreaterThan(5);
    for (const link of await links.all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});
