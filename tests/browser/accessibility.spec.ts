import type { Page } from 'playwright/test';
import { everyAddress } from '../every-address.ts';
import { expectAccessible, schemes, widths } from './looks.ts';
import { expect, expectLive, test } from './test.ts';

for (const address of everyAddress) {
  test(`${address} is accessible at four widths, in light and dark colours, and marks the focus`, async ({
    page,
  }) => {
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
      expect(await controlsWithoutFocus(page), colorScheme).toEqual([]);
    }
  });
}

/** The controls whose focus indicator does not contrast with its surroundings (WCAG 1.4.11, 2.4.7). */
const controlsWithoutFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (/\d[\d., ]*/.exec(colour)?.[0] ?? '')
        .split(',')
        .map((value) => Number(value) / 255)
        .map((value) => (value <= 0.04 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string) => {
      const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
      return (lighter + 0.05) / (darker + 0.05);
    };
    const groundOf = (element: Element): string => {
      const ground = getComputedStyle(element).backgroundColor;
      return ground.startsWith('rgb(') || !element.parentElement ? ground : groundOf(element.parentElement);
    };
    // A ring of two tones is visible on any background; a single tone has to contrast with its background.
    const isVisible = (element: Element) =>
      [null, '::after'].some((part) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element, part);
        if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return false;
        const [inner = outlineColor] = /rgb\([^)]*\)(?= 0px 0px 0px [2-9])/.exec(boxShadow) ?? [];
        return [inner, groundOf(element.parentElement ?? element)].some(
          (tone) => contrast(outlineColor, tone) >= 3,
        );
      });
    const controls = Array.from(
      document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary, [tabindex="0"]'),
    ).filter((element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }));
    return controls
      .filter((element) => {
        element.focus({ focusVisible: true });
        return document.activeElement === element && !isVisible(element);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

const states: readonly (readonly [
  name: string,
  address: string,
  reach: (page: Page, width: number) => Promise<void>,
])[] = [
  [
    'The open menu',
    '/info/camping',
    async (page, width) => {
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
      await menu.locator('summary', { hasText: 'Info' }).click();
      await expect(menu.getByRole('link', { name: 'About' })).toBeVisible();
    },
  ],
  [
    'The filtered line-up',
    '/lineup',
    async (page) => {
      await page.getByRole('link', { name: 'SUNDAY', exact: true }).click();
      await expect(page.getByText('3 acts')).toBeVisible();
    },
  ],
  [
    'Another tab of the schedule',
    '/nightjar-2026/schedule',
    async (page) => {
      await page.getByRole('link', { name: 'Friday', exact: true }).hover();
      await page.getByRole('tab', { name: 'Sunday' }).click();
    },
  ],
  ['An open question', '/info/faqs', (page) => page.getByRole('main').locator('summary').first().click()],
  [
    'A photo opened large',
    '/gallery',
    async (page) => {
      await expectLive(page, 'gallery');
      await page.locator('#photo-2 a').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'A filled basket',
    '/tickets/purchase',
    async (page) => {
      await expectLive(page, 'basket');
      await page.getByRole('button', { name: 'Add one: Weekend Ticket' }).click();
      await expect(page.getByText('£145').last()).toBeVisible();
    },
  ],
  [
    'The error of an empty checkout',
    '/tickets/purchase',
    async (page) => {
      await expectLive(page, 'basket');
      await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
      await expect(page.locator('.toast')).toBeVisible();
    },
  ],
];

for (const [name, address, reach] of states) {
  for (const width of widths) {
    test(`${name} is accessible at ${width} px, in light and dark colours`, async ({ page }) => {
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

test('In forced colours the chosen tab differs from the others, and buttons keep their borders', async ({
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

test('The schedule prints each day on one sheet of paper, without the menus', async ({ page }) => {
  await page.goto('/nightjar-2026/schedule');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).not.toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sunday' })).toBeVisible();
});
