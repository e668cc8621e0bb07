import type { Page } from 'playwright/test';
import { festival } from '../../shared/data/festival.ts';
import { pocketPage } from '../../shared/data/wording/pocket-wording.ts';
import { sets } from '../../shared/festival/programme.ts';
import { printed } from './printed.ts';
import { expect, test, withoutScripts } from './test.ts';

/** A4 in px, landscape. */
const sheet = { width: 1123, height: 794 };
const [home, help, rules] = pocketPage.texts.map(({ heading }) => heading);
/** As they lie on the sheet; the upper row stands on its head. */
const rows = [
  [help, home, pocketPage.plan.heading, festival.days[2].name],
  [rules, pocketPage.cover.title, festival.days[0].name, festival.days[1].name],
];

/** What is wrong with the panels' content: what is cut off, or hard to read. */
const faults = (page: Page, leastPoints: number) =>
  page.locator('main').evaluate((main, least) => {
    const found: string[] = [];
    for (const panel of main.querySelectorAll('section:has(h3)')) {
      const name = panel.querySelector('h3')?.textContent;
      if (panel.scrollHeight > panel.clientHeight) found.push(`${name} is cut off`);
      if (panel.scrollWidth > panel.clientWidth) found.push(`${name} is too wide`);
      for (const element of panel.querySelectorAll<HTMLElement | SVGGraphicsElement>('*')) {
        const isText = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        );
        if (!isText) continue;
        const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : undefined;
        const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
        const points = Number.parseFloat(getComputedStyle(element).fontSize) * scale * 0.75;
        if (points < least) found.push(`${element.textContent}: ${points} points`);
      }
    }
    return found;
  }, leastPoints);

/** The headings of the panels in each row of the sheet, from left to right, and whether they stand on their heads. */
const imposed = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const panels = Array.from(main.querySelectorAll('section:has(h3)'), (panel) => {
      const { left, top, width, height } = panel.getBoundingClientRect();
      return {
        name: panel.querySelector('h3')?.textContent ?? '',
        left,
        isUpper: top < 100,
        size: [width, height].map((px) => Math.round((px * 25.4) / 96)),
        onHead: getComputedStyle(panel).rotate === '180deg',
      };
    }).toSorted((one, other) => one.left - other.left);
    return [panels.filter(({ isUpper }) => isUpper), panels.filter(({ isUpper }) => !isUpper)].map((row) =>
      row.map(({ name, size, onHead }) => ({ name, size, onHead })),
    );
  });

test('The pocket programme is one sheet of A4 with each page in its place and nothing cut off, with any number of picks and needs', async ({
  page,
}) => {
  const everything = `?picks=${sets.map(({ id }) => id).join()}`;
  for (const query of ['', everything, `${everything}&needs=step-free,lamps,slower`]) {
    await page.goto(`/pocket${query}`);
    expect(await printed(page)).toEqual({ pages: 1, size: [297, 210] });
    await page.setViewportSize(sheet);
    await page.emulateMedia({ media: 'print' });
    expect(await faults(page, 6.5)).toEqual([]);
    const [upper = [], lower = []] = await imposed(page);
    expect([upper, lower].map((row) => row.map(({ name }) => name))).toEqual(rows);
    for (const panel of upper) expect(panel).toMatchObject({ onHead: true, size: [74, 105] });
    for (const panel of lower) expect(panel).toMatchObject({ onHead: false, size: [74, 105] });
    const around = page.locator('header, footer, h1, h2, main button').filter({ visible: true });
    await expect(around).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
  await page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: pocketPage.print.button }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
});

test('The pocket programme in large print has pages of A4, and no letter under 18 points', async ({
  page,
}) => {
  await page.goto('/pocket?print=large&picks=owls');
  const { pages, size } = await printed(page);
  expect(size).toEqual([210, 297]);
  expect(pages).toBeGreaterThanOrEqual(8);
  expect(pages).toBeLessThanOrEqual(14);
  await page.setViewportSize({ width: 725, height: 1054 });
  await page.emulateMedia({ media: 'print' });
  expect(await faults(page, 18)).toEqual([]);
});

withoutScripts(
  'Without JavaScript the pocket programme says how it is printed, and has no button for it',
  async ({ page }) => {
    await page.goto('/pocket');
    await expect(page.getByText(pocketPage.print.how)).toBeVisible();
    await expect(page.getByText(pocketPage.print.button, { exact: true })).toBeHidden();
  },
);
