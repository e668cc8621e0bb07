import type { Page } from 'playwright/test';
import { inks } from '../../shared/look/tokens.ts';
import { refuseToKeep } from './conditions.ts';
import { brokenRules } from './every-page/access-faults.ts';
import { recordPictures } from './foreign-requests.ts';
import { expect, test } from './test.ts';

const INK = 'rgb(23, 25, 58)';
const PAPER = 'rgb(247, 236, 214)';

const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The first theme colour that applies, as browsers choose it. */
const themeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')).find(
        ({ media }) => matchMedia(media || 'all').matches,
      )?.content,
  );

/** How many things on the page would move. */
const movingOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      Array.from(document.querySelectorAll('*'), (element) =>
        [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)),
      )
        .flat()
        .filter(
          ({ transitionDuration, animationName }) =>
            transitionDuration.split(', ').some((time) => time !== '0s') || animationName !== 'none',
        ).length,
  );

const switchOn = (page: Page) => page.getByRole('button', { name: 'Save battery and data' });

/** The switch is shown once the page's foot comes into view. */
async function goToFoot(page: Page): Promise<void> {
  await page.getByText('This site sets no cookies.').scrollIntoViewIfNeeded();
  await expect(switchOn(page)).toBeVisible();
  await switchOn(page).scrollIntoViewIfNeeded();
}

/** Here, without a worker, browsers request the first picture of other pages before any script runs. All of these are lazy. */
const ALL_LAZY = '/pocket';

test.use({ colorScheme: 'light' });

test.describe('The switch that saves battery and data', () => {
  test('prints by night, without pictures and motion, on every page and in every tab, until it is pressed again', async ({
    page,
    context,
  }) => {
    await page.goto('/lineup');
    expect(await movingOn(page)).toBeGreaterThan(0);
    const other = await context.newPage();
    await other.emulateMedia({ reducedMotion: 'reduce' });
    await other.goto('/lineup');
    expect(await movingOn(other)).toBe(0);
    await goToFoot(page);
    await expect(switchOn(page)).toHaveAttribute('aria-pressed', 'false');
    const { width = 0, height = 0, y = 0 } = (await switchOn(page).boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

    await switchOn(page).focus();
    await page.keyboard.press('Space');
    await expect(switchOn(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(switchOn(page)).toBeFocused();
    expect((await switchOn(page).boundingBox())?.y).toBeCloseTo(y, 0);
    expect([await groundOf(page), await themeOf(page)]).toEqual([INK, inks.ink]);
    expect(await movingOn(page)).toBe(0);
    await expect(page.locator('picture').first()).toBeHidden();
    await expect.poll(() => groundOf(other)).toBe(INK);

    const pictures = recordPictures(page);
    for (const visit of [() => page.goto(ALL_LAZY), () => page.reload()]) {
      await visit();
      await page.mouse.wheel(0, 3000);
      await page.waitForLoadState('networkidle');
      await expect(switchOn(page)).toHaveAttribute('aria-pressed', 'true');
      expect([await groundOf(page), await themeOf(page)]).toEqual([INK, inks.ink]);
    }
    expect(pictures).toEqual([]);

    await switchOn(page).click();
    await expect(switchOn(page)).toHaveAttribute('aria-pressed', 'false');
    expect([await groundOf(page), await themeOf(page)]).toEqual([PAPER, inks.paper]);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => pictures.length).toBeGreaterThan(0);
    await page.goto('/info/camping');
    expect(await groundOf(page)).toBe(PAPER);
    await expect.poll(() => groundOf(other)).toBe(PAPER);
    // The page that one comes back to follows, too.
    await page.getByRole('link', { name: 'Stewards' }).click();
    await goToFoot(page);
    await switchOn(page).click();
    await page.goBack();
    await expect.poll(() => groundOf(page)).toBe(INK);
  });

  test('shows its state in forced colours, and holds for the page where the browser keeps nothing', async ({
    page,
  }) => {
    await refuseToKeep(page, 'localStorage');
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/contact');
    const moon = () =>
      switchOn(page).evaluate((button) =>
        Number.parseFloat(getComputedStyle(button, '::before').borderWidth),
      );
    await goToFoot(page);
    expect(await moon()).toBe(3);
    await switchOn(page).click();
    expect(await moon()).toBeGreaterThan(9);
    await page.emulateMedia({ forcedColors: null });
    expect(await groundOf(page)).toBe(INK);
    await switchOn(page).click();
    expect(await groundOf(page)).toBe(PAPER);
  });

  test('leaves the gallery its large view, which requests the one photo that was asked for', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('lean', 'on'));
    await page.goto('/gallery?shown=24');
    await page.waitForLoadState('networkidle');
    const pictures = recordPictures(page);
    await page.getByRole('link', { name: 'A cairn of pale stones' }).click();
    await expect(page.getByRole('dialog').locator('img')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(pictures).toHaveLength(1);
  });
});

test.describe('In a browser that saves data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

  test('no page requests a picture; whoever wants them presses the switch, for all pages', async ({
    page,
  }) => {
    const pictures = recordPictures(page);
    for (const address of ['/', '/gallery']) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await expect(switchOn(page)).toHaveAttribute('aria-pressed', 'true');
      expect([await groundOf(page), await themeOf(page)]).toEqual([INK, inks.ink]);
      expect(await brokenRules(page)).toEqual([]);
    }
    expect(pictures).toEqual([]);
    await switchOn(page).click();
    await page.goto('/');
    expect([await groundOf(page), await themeOf(page)]).toEqual([PAPER, inks.paper]);
    await expect.poll(() => pictures.length).toBeGreaterThan(0);
  });
});
