import { bill } from '../../shared/festival/programme.ts';
import { printed } from './printed.ts';
import { expect, test } from './test.ts';

const address = '/lineup?view=poster';
const acts = bill.flatMap((day) => day.acts);

/** A3 in px: 297 × 420 mm. */
const sheet = { width: 1123, height: 1587 };

test('The poster prints on one page of A3 from a dark screen, in its inks, with nothing around or cut off', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(address);
  const poster = page.getByRole('article');
  expect(await printed(page)).toEqual({ pages: 1, size: [297, 420] });

  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await expect(poster.getByRole('link').filter({ visible: true })).toHaveText(acts);
  await expect(page.locator('main a, button, h1, header, footer').filter({ visible: true })).toHaveCount(
    acts.length,
  );
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  await expect(poster.getByText(new URL(canonical ?? '').host)).toBeVisible();
  const measured = await poster.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const { backgroundColor, color, printColorAdjust } = getComputedStyle(element);
    return {
      box: [box.left, box.top, Math.round(box.width), Math.round(box.height)],
      inks: [backgroundColor, color, printColorAdjust],
      out: Array.from(element.querySelectorAll('p, h2, li, span, img'))
        .filter((part) => {
          const { left, right, bottom } = part.getBoundingClientRect();
          return left < box.left - 3 || right > box.right + 3 || bottom > box.bottom + 1;
        })
        .map(({ textContent }) => textContent),
      picture: element.querySelector('img')?.getBoundingClientRect().height ?? 0,
    };
  });
  expect(measured.box).toEqual([0, 0, sheet.width, sheet.height]);
  expect(measured.inks).toEqual(['rgb(247, 236, 214)', 'rgb(23, 25, 58)', 'exact']);
  expect(measured.out).toEqual([]);
  expect(measured.picture).toBeGreaterThan(sheet.height / 5);
});
