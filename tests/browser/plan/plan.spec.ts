import type { Page } from 'playwright/test';
import { places } from '../../../shared/data/programme/places.ts';
import { planPage } from '../../../shared/data/wording/plan-wording.ts';
import { printed } from '../printed.ts';
import { spaceOut, widths } from '../screens.ts';
import { expect, test, withoutScripts } from '../test.ts';

/** What the plan's names and signs cover, in px, and how large their letters are. */
const boardsOf = (page: Page) =>
  page.locator('main svg a[href*="#"]').evaluateAll((links) =>
    links.map((link) => {
      const text = link.querySelector('text');
      const scale = (link as unknown as SVGGraphicsElement).getScreenCTM()?.a ?? 0;
      const parts = Array.from(link.querySelectorAll(':scope > :not(.target)'), (part) =>
        part.getBoundingClientRect(),
      );
      return {
        name: text?.textContent ?? '',
        size: text ? Number.parseFloat(getComputedStyle(text).fontSize) * scale : 0,
        left: Math.min(...parts.map(({ left }) => left)),
        right: Math.max(...parts.map(({ right }) => right)),
        top: Math.min(...parts.map(({ top }) => top)),
        bottom: Math.max(...parts.map(({ bottom }) => bottom)),
      };
    }),
  );

/** Names whose boxes overlap by more than the room above and below their capitals, or that leave the plan. */
async function collisionsOf(page: Page): Promise<readonly string[]> {
  const boards = await boardsOf(page);
  const sheet = await page.getByRole('main').locator('svg:visible').first().boundingBox();
  const out = boards.filter(
    ({ left, right }) => left < (sheet?.x ?? 0) || right > (sheet?.x ?? 0) + (sheet?.width ?? 0),
  );
  const over = boards.flatMap((one, index) =>
    boards.slice(index + 1).flatMap((other) => {
      const slack = Math.max(one.size, other.size) * 0.35;
      const beside = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const above = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return beside > 1 && above > slack ? [`${one.name} on ${other.name}`] : [];
    }),
  );
  return [...over, ...out.map(({ name }) => `${name} leaves the plan`)];
}

/** Names of which a finger in the middle does not find 24 px for itself. */
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

test('The plan begins at the stages on a phone, is moved sideways, and is whole when asked; at four widths its names lie beside each other, in letters that one can read, and a finger finds each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 1000 });
  await page.goto('/plan');
  const names = page.locator('main svg a[href*="#"]');
  const field = names.filter({ hasText: 'Curlew Field' });
  await expect(names.filter({ hasText: 'Castle Stage' })).toBeInViewport({ ratio: 0.99 });
  await expect(field).not.toBeInViewport();
  await field.hover();
  await expect(field).toBeInViewport();
  await page.getByLabel(planPage.whole).check();
  for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 0.99 });
  await page.getByLabel(planPage.whole).uncheck();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await missedBy(page), `${width} px`).toEqual([]);
    expect(await collisionsOf(page), `${width} px`).toEqual([]);
    const smallest = Math.min(...(await boardsOf(page)).map(({ size }) => size));
    expect(smallest, `${width} px`).toBeGreaterThanOrEqual(12);
  }
  await spaceOut(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await collisionsOf(page), `spaced, ${width} px`).toEqual([]);
  }
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

for (const [address, width, height, points] of [
  ['/plan', 210, 297, 8],
  ['/plan?print=large', 297, 420, 18],
] as const) {
  test(`${address} prints on one sheet, ${width} × ${height} mm, in letters of at least ${points} points`, async ({
    page,
  }) => {
    await page.goto(address);
    expect(await printed(page)).toEqual({ pages: 1, size: [width, height] });

    await page.setViewportSize({ width: Math.round(((width - 20) / 25.4) * 96), height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const sizes = await page.locator('main :is(p, text, label)').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && element.textContent)
        .map((element) => {
          const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 0) : 1;
          return (Number.parseFloat(getComputedStyle(element).fontSize) * scale * 72) / 96;
        }),
    );
    expect(sizes.length).toBeGreaterThan(30);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(points);
  });
}
