import type { Page } from 'playwright/test';
import { expect, test, withoutScripts } from '../test.ts';
import { thisFestival } from '../../this-edition/nightjar.ts';

const { places, texts } = thisFestival;
const larger = texts.plan?.page.larger ?? '';

/** Names whose middle does not have a target of 24 px for a finger. */
const missedBy = (page: Page) =>
  page.locator('main svg a[href*="#"]').evaluateAll((links) =>
    links.flatMap((link) => {
      link.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const around = [-11.5, 0, 11.5].flatMap((by) => [
        [x + by, y],
        [x, y + by],
      ]);
      const isFound = around.every(
        ([atX = 0, atY = 0]) => document.elementFromPoint(atX, atY)?.closest('a') === link,
      );
      return isFound ? [] : [link.textContent];
    }),
  );

test('On a phone the plan is whole, and larger if asked: a finger then finds each name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/plan');
  const names = page.locator('main svg a[href*="#"]');
  const boathouse = names.filter({ hasText: 'Boathouse Stage' });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 1000 });
    for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 0.99 });
  }
  await page.setViewportSize({ width: 320, height: 1000 });
  await page.getByLabel(larger).check();
  await expect(boathouse).not.toBeInViewport();
  await boathouse.hover();
  await expect(boathouse).toBeInViewport();
  expect(await missedBy(page)).toEqual([]);
  const sizes = await names.locator('text').evaluateAll((all) =>
    all.map((text) => {
      const scale = (text as unknown as SVGGraphicsElement).getScreenCTM()?.a ?? 0;
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});

withoutScripts(
  'Without JavaScript what is ticked is marked on the plan and in the list at once, and the address keeps it; a name leads to its entry',
  async ({ page }) => {
    await page.goto('/plan');
    const entries = page.getByRole('region', { name: 'The same as a list' }).getByRole('listitem');
    const everything = await entries.count();
    const bar = page.locator('a[href="#castle"] [href="#s-bar"]');
    await expect(bar).toHaveCSS('opacity', '1');
    await page.getByLabel('Showers').check();
    await expect(entries.filter({ hasText: 'showers' }).first()).toBeVisible();
    await expect(entries.filter({ visible: true })).toHaveCount(3);
    await expect(bar).toHaveCSS('opacity', '0.3');
    await page.getByLabel('Step-free').check();
    await expect(entries.filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('a[href="#beckField"]')).toBeHidden();
    await expect(page.getByText(`${everything} places shown`)).toBeHidden();
    await page.getByRole('button', { name: 'SHOW', exact: true }).click();
    await expect(page).toHaveURL('/plan?show=showers&show=step-free#shown');
    await expect(page.getByText('1 place shown')).toBeFocused();
    await expect(page.getByText('1 place shown')).toBeInViewport();
    await expect(page).toHaveTitle(/^Showers, Step-free · The plan/);
    await expect(entries.filter({ visible: true })).toHaveCount(1);
    await expect(entries.filter({ visible: true })).toBeInViewport();
    await page.getByLabel('Showers').uncheck();
    await page.getByLabel('Step-free').uncheck();
    await expect(entries.filter({ visible: true })).toHaveCount(everything);

    const group = page.getByRole('group', { name: 'Plan of the grounds' });
    await group.getByRole('link', { name: places.boathouse.name }).click();
    await expect(page).toHaveURL(/#boathouse$/);
    await expect(page.locator('li#boathouse')).toBeInViewport();
    await expect(page.locator('li#boathouse')).toHaveCSS('outline-style', 'solid');
  },
);
