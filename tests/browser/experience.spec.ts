import { expect, test } from './test.ts';

const MOMENTS = [
  ['5am', 'Up the fell', 'Eight walkers in single file'],
  ['10.15am', 'Into the mere', 'Five swimmers'],
  ['12.45pm', 'Four walls of brass', 'Cornet, trombone, tuba and bass drum'],
  ['9.15pm', 'Friday’s last band', 'The view from behind the drummer'],
  ['2am', 'Home by torchlight', 'Star trails turn above a fell'],
] as const;

test.describe('The experience without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is a walk through one day, from dawn to the small hours, and then the attractions', async ({
    page,
  }) => {
    await page.goto('/experience');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      ...MOMENTS.map(([, title]) => title),
      'Nine places to hear something',
      'Between the bands',
    ]);
    for (const [time, title, shown] of MOMENTS) {
      const moment = main.getByRole('region', { name: `${time} ${title}`, exact: true });
      await expect(moment.getByRole('img', { name: shown })).toHaveCount(1);
      await expect(moment.getByRole('link')).toHaveCount(1);
    }
    const attractions = main.getByRole('region', { name: 'Between the bands' });
    await expect(attractions.getByRole('heading', { level: 3 })).toHaveCount(6);
  });

  test('loads its first picture at once, and the others when they are near', async ({ page }) => {
    await page.goto('/experience');
    const pictures = page.getByRole('main').getByRole('img');
    await expect(pictures).toHaveCount(5);
    const loading = await pictures.evaluateAll((all) =>
      all.map((picture) => picture.getAttribute('loading')),
    );
    expect(loading).toEqual([null, 'lazy', 'lazy', 'lazy', 'lazy']);
  });

  test('shows its pictures from edge to edge at every width, and no text upon them', async ({ page }) => {
    await page.goto('/experience');
    for (const width of [320, 390, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [time, title] of MOMENTS) {
        const moment = page.getByRole('region', { name: `${time} ${title}`, exact: true });
        const picture = await moment.getByRole('img').boundingBox();
        expect(picture).toMatchObject({ x: 0, width });
        for (const text of [moment.getByText(time, { exact: true }), moment.getByRole('heading')])
          expect((await text.boundingBox())?.y).toBeGreaterThanOrEqual(
            (picture?.y ?? 0) + (picture?.height ?? 0),
          );
      }
    }
  });
});
