import { expectStill, noteShifts } from './shifts.ts';
import { expect, test } from './test.ts';

test('The first press of Tab offers a link that skips the header; the colophon at the page’s foot takes no more than a phone’s screen, and half of one on a desk', async ({
  page,
}) => {
  await page.goto('/info/camping');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/info/camping#content');

  const foot = page.getByRole('contentinfo');
  await foot.scrollIntoViewIfNeeded();
  for (const [width, height, most] of [
    [360, 780, 780],
    [1440, 900, 460],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await foot.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(most);
  }
});

test('On a wide screen the header begins and ends where the page below it does', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const address of ['/lineup', '/info/camping']) {
    await page.goto(address);
    const bar = page.getByRole('banner');
    const [name, stub, title, foot] = await Promise.all(
      [
        bar.getByRole('link', { name: 'Nightjar' }),
        bar.getByRole('link', { name: 'Get tickets' }),
        page.getByRole('heading', { level: 1 }),
        page.getByRole('contentinfo').getByRole('paragraph').first(),
      ].map((part) => part.boundingBox()),
    );
    expect(Math.abs((name?.x ?? 0) - (title?.x ?? 0)), address).toBeLessThan(3);
    expect(Math.abs((foot?.x ?? 0) - (title?.x ?? 0)), address).toBeLessThan(3);
    const end = (foot?.x ?? 0) + (foot?.width ?? 0);
    expect(Math.abs((stub?.x ?? 0) + (stub?.width ?? 0) - end), address).toBeLessThan(3);
  }
});

test('Letters that a visitor has set three times as large on the whole phone are so here', async ({
  page,
}) => {
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
  for (const address of [
    '/',
    '/lineup',
    '/nightjar-2026/schedule',
    '/tickets/purchase',
    '/gallery',
    '/contact',
    '/a-z',
    '/nightjar-2026/programme',
  ])
    await expectStill(page, address, () => expect(page.getByRole('contentinfo')).toBeAttached());
});
