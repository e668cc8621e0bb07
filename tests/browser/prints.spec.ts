import { expect, test } from './test.ts';

/** The sheet's size in mm. */
const A4 = [210, 297] as const;
const A3 = [297, 420] as const;

/** What visitors print: its pages, both margins together in mm, and its smallest letters in points. */
const prints = {
  '/lineup?view=poster': { pages: 1, size: A3, margins: 0, points: 8 },
  '/nightjar-2026/schedule': { pages: 1, size: A3, margins: 20, points: 6 },
  '/nightjar-2026/programme': { pages: 3, size: A4, margins: 20, points: 6 },
  '/my-line-up?picks=dorothy-postbox,seven-miles,the-waeve,mud-kitchen-friday,sea-power,bdrmm,owls': {
    pages: 3,
    size: A4,
    margins: 20,
    points: 6,
  },
  '/plan': { pages: 1, size: A4, margins: 20, points: 8 },
  '/plan?print=large': { pages: 1, size: A3, margins: 20, points: 18 },
} as const;

for (const [address, { pages, size, margins, points }] of Object.entries(prints))
  test(`${address} prints on ${pages} × ${size.join(' × ')} mm, without menus`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    const [, ...measures] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect(measures.map((measure) => Math.round((Number(measure) / 72) * 25.4))).toEqual(size);
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(pages);

    await page.setViewportSize({ width: Math.round(((size[0] - margins) / 25.4) * 96), height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).not.toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    const {
      ground: background,
      sizes,
      beyond,
    } = await page.locator('main').evaluate((main) => {
      const shown = Array.from(main.querySelectorAll('p, h2, h3, li, text, label')).filter(
        (element) => element.checkVisibility() && element.textContent.trim(),
      );
      return {
        ground: /\d[\d, ]*/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[0],
        sizes: shown.map((element) => {
          const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 0) : 1;
          return (Number.parseFloat(getComputedStyle(element).fontSize) * scale * 72) / 96;
        }),
        beyond: shown
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 3)
          .map(({ textContent }) => textContent),
      };
    });
    expect(Math.min(...(background ?? '0').split(',').map(Number)), 'the ground is light').toBeGreaterThan(
      200,
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(points);
    expect(beyond).toEqual([]);
  });

test('Most information pages print on at most two sheets', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>[^<]*?(\/info\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  expect(addresses.length).toBeGreaterThan(12);
  const long: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    if ((pdf.match(/\/Type\s*\/Page\b/g) ?? []).length > 2) long.push(address);
  }
  expect(long.length, `on three sheets and more: ${long.join(' ')}`).toBeLessThan(addresses.length / 2);
});

test('On paper, tables of an article span both columns and show all their cells', async ({ page }) => {
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/info/getting-here');
  const article = page.locator('main > div').filter({ has: page.getByRole('table') });
  const width = (await article.boundingBox())?.width ?? 0;
  for (const table of await page.getByRole('table').all())
    expect((await table.boundingBox())?.width).toBeGreaterThan(width * 0.9);
});
