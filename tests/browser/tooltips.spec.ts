import type { Page } from 'playwright/test';
import { expect, expectLive, test } from './test.ts';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('A resting pointer shows a network’s name, and a finger shows none', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/info/camping');
  const touch = (type: string) =>
    link(page, 'YouTube').dispatchEvent(type, { bubbles: true, pointerType: 'touch' });
  await touch('pointerover');
  await expectLive(page, 'tooltips');
  await page.clock.pauseAt(60_000);
  await touch('pointermove');
  await page.clock.runFor(2000);
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  await link(page, 'Instagram').hover();
  await page.clock.runFor(699);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('tooltip')).toHaveText('Instagram');
  const box = await link(page, 'Facebook').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 8 });
  await expect(page.getByRole('tooltip')).toHaveText('Facebook');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('The keyboard shows a network’s name until Escape', async ({ page }) => {
  await page.goto('/info/camping');
  await page.getByRole('button', { name: 'Subscribe' }).focus();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Instagram')).toBeFocused();
  await expect(page.getByRole('tooltip', { name: 'Instagram' })).toBeVisible();
  await expect(link(page, 'Instagram')).toHaveAccessibleDescription('Instagram');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText('Facebook');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(link(page, 'Facebook')).toBeFocused();
});
