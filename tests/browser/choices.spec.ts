import { expect, expectLive, test } from './test.ts';

test('The line-up is on a phone’s first screen, filters in place, and Back returns', async ({ page }) => {
  await page.goto('/lineup');
  await page.setViewportSize({ width: 390, height: 844 });
  const first = page.getByRole('article').first().getByRole('heading');
  await expect(first).toBeInViewport({ ratio: 1 });
  const cards = page.getByRole('main').getByRole('article').filter({ visible: true });
  await expect(cards).toHaveCount(12);
  await expectLive(page, 'day-filter');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  for (const [day, count] of [
    ['FRIDAY', 5],
    ['SUNDAY', 3],
    ['SATURDAY', 4],
  ] as const) {
    await page.getByRole('link', { name: day, exact: true }).click();
    await expect(cards).toHaveCount(count);
    await expect(page.locator('[data-island=day-filter]').getByRole('status')).toHaveText(`${count} acts`);
    await expect(page).toHaveURL(`/lineup?day=${day.toLowerCase()}`);
  }
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.getByRole('link', { name: 'bdrmm' }).click();
  await expect(page).toHaveURL('/artist/bdrmm');
  await page.goBack();
  await expect(page).toHaveURL('/lineup?day=saturday');
  await expect(cards).toHaveCount(4);
});

test('The schedule’s days are tabs that work with the arrow keys, Home and End', async ({ page }) => {
  await page.goto('/nightjar-2026/schedule');
  await page.getByRole('link', { name: 'Friday', exact: true }).focus();
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Friday')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('Friday')).toBeFocused();
  for (const [key, name, entries] of [
    ['ArrowRight', 'Saturday', 10],
    ['ArrowRight', 'Sunday', 8],
    ['ArrowRight', 'Friday', 7],
    ['ArrowLeft', 'Sunday', 8],
    ['Home', 'Friday', 7],
    ['End', 'Sunday', 8],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name }).getByRole('listitem')).toHaveCount(entries);
  }
  await expect(page).toHaveURL('/nightjar-2026/schedule?day=sunday');
});

test('What the browser’s search finds behind another tab is shown, with its tab', async ({ page }) => {
  const words = 'First and last shuttle buses';
  // A search engine or “Copy link to highlight” makes such an address: Chromium searches as for a visitor.
  await page.goto(`/info#:~:text=${encodeURIComponent(words)}`);
  await expect(page.getByRole('tab', { name: 'Getting There' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/info?tab=getting-there');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('main').getByText(words).first()).toBeInViewport();
  await page.getByRole('tab', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/info');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('A photo opens large, is turned by keys and swipes, closes by Escape and Back', async ({ page }) => {
  await page.goto('/contact');
  await page.goto('/gallery');
  await expectLive(page, 'gallery');
  const first = page.locator('#photo-1 a');
  const description = (await first.getByRole('img').getAttribute('alt')) ?? '';
  const dialog = page.getByRole('dialog');
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName(`${description} 1 of 12`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(first).toBeFocused();

  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await first.click();
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByText('(9/12)')).toBeVisible();
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
    await expect(page.locator('#photo-9 a')).toBeFocused();
    await expect(page.locator('#photo-9')).toBeInViewport();
  }

  await page.setViewportSize({ width: 360, height: 780 });
  await first.click();
  await expect(dialog.locator('img')).toBeInViewport({ ratio: 0.99 });
  const swipe = async (from: number, to: number) => {
    await page.mouse.move(from, 300);
    await page.mouse.down();
    await page.mouse.move(to, 300, { steps: 5 });
    await page.mouse.up();
  };
  // A short swipe changes nothing.
  await swipe(200, 230);
  await expect(dialog.getByText('(1/12)')).toBeVisible();
  await swipe(300, 20);
  await expect(dialog.getByText('(2/12)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next photo' }).click();
  await swipe(40, 340);
  await expect(dialog.getByText('(2/12)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('#photo-2 a')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});
