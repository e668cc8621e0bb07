import { expectStill, noteShifts } from './shifts.ts';
import { expect, test } from './test.ts';

test('The first press of Tab offers a link that skips the header', async ({ page }) => {
  await page.goto('/info/camping');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/info/camping#content');
});

test('Letters that a visitor has set three times as large on a phone are so here', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const phone = await page.context().newCDPSession(page);
  const size = async (scale: number) => {
    // Playwright’s list of commands is older than this one.
    await phone.send('Emulation.setEmulatedOSTextScale' as 'Page.enable', { scale } as never);
    await page.goto('/info/camping');
    return page
      .locator('main p')
      .first()
      .evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
  };
  expect(await size(3)).toBe(3 * (await size(1)));
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
});

test('Nothing moves when a page’s scripts arrive late', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(noteShifts);
  const isThere = () => expect(page.getByRole('contentinfo')).toBeAttached();
  // needs.spec.ts checks the programme, with a visitor's needs.
  for (const address of ['/lineup', '/tickets/purchase', '/a-z', '/my-line-up?picks=bodega'])
    await expectStill(page, address, isThere);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectStill(page, '/', isThere);
});
