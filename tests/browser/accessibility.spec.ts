import type { Page } from 'playwright/test';
import { everyAddress } from '../site.ts';
import { expectAccessible, expectToFit, schemes, widths } from './looks.ts';
import { expect, test } from './test.ts';

for (const address of everyAddress) {
  test.describe(address, () => {
    test('is accessible at four widths, by day and by night', async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expectAccessible(page, `${colorScheme}, ${width} px`);
        }
      }
    });

    test('fits the screen, and shows where the focus is', async ({ page }) => {
      await page.goto(address);
      await expectToFit(page, widths);
      expect(await controlsWithoutFocus(page)).toEqual([]);
    });
  });
}

/** The controls that look the same with the focus as without it. */
const controlsWithoutFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawn = (element: Element) =>
      [null, '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      });
    const controls = Array.from(
      document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary, [tabindex="0"]'),
    ).filter((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    return controls
      .filter((element) => {
        element.focus({ focusVisible: true });
        return document.activeElement === element && !drawn(element);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

const states: readonly (readonly [
  name: string,
  address: string,
  reach: (page: Page, width: number) => Promise<void>,
])[] = [
  [
    'the menu open',
    '/info/camping',
    async (page, width) => {
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
      await menu.locator('summary', { hasText: 'Info' }).click();
      await expect(menu.getByRole('link', { name: 'About' })).toBeVisible();
    },
  ],
  [
    'a filtered line-up',
    '/lineup',
    async (page) => {
      await page.getByRole('link', { name: 'SUNDAY', exact: true }).click();
      await expect(page.getByText('3 acts')).toBeVisible();
    },
  ],
  [
    'another tab',
    '/nightjar-2026/schedule',
    async (page) => {
      await page.getByRole('link', { name: 'Friday', exact: true }).hover();
      await page.getByRole('tab', { name: 'Sunday' }).click();
    },
  ],
  ['an open question', '/info/faqs', (page) => page.getByRole('main').locator('summary').first().click()],
  [
    'a photo open large',
    '/gallery',
    async (page) => {
      await page.waitForLoadState('networkidle');
      await page.locator('#photo-2 a').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'a filled basket',
    '/tickets/purchase',
    async (page) => {
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Add one: Weekend Ticket' }).click();
      await expect(page.getByText('£145').last()).toBeVisible();
    },
  ],
  [
    'the checkout’s error',
    '/tickets/purchase',
    async (page) => {
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
      await expect(page.locator('.toast')).toBeVisible();
    },
  ],
];

for (const [name, address, reach] of states) {
  for (const width of widths) {
    test(`${name} is accessible at ${width} px, by day and by night`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      await reach(page, width);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, colorScheme);
      }
    });
  }
}

test('in forced colours the chosen tab is still told from the others, and buttons keep their edges', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/nightjar-2026/schedule');
  const colour = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await colour('Friday')).not.toBe(await colour('Saturday'));
  const edge = await page
    .getByRole('banner')
    .getByRole('link', { name: 'Get tickets' })
    .evaluate((link) => getComputedStyle(link).borderStyle);
  expect(edge).toBe('solid');
});

test('the schedule prints on one sheet a day, without the menus', async ({ page }) => {
  await page.goto('/nightjar-2026/schedule');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).not.toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sunday' })).toBeVisible();
});
