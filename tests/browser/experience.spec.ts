import { experience } from '../../shared/data/articles/experience.ts';
import { pictures } from '../../shared/data/pictures/pictures.ts';
import { expect, withoutScripts } from './test.ts';

const { moments } = experience;

withoutScripts(
  'The experience without JavaScript is a walk through one day, from dawn to the small hours, in pictures from edge to edge without text upon them',
  async ({ page }) => {
    await page.goto('/experience');
    const main = page.getByRole('main');
    // The first picture is loaded at once, and the others when they are near.
    const loading = await main
      .getByRole('img')
      .evaluateAll((all) => all.map((picture) => picture.getAttribute('loading')));
    expect(loading).toEqual(moments.map((_, index) => (index ? 'lazy' : null)));
    for (const width of [320, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { time, title, picture } of moments) {
        const moment = main.getByRole('region', { name: `${time} ${title}`, exact: true });
        const name = pictures.find(({ id }) => id === picture)?.alt ?? '';
        const box = await moment.getByRole('img', { name, exact: true }).boundingBox();
        expect(box).toMatchObject({ x: 0, width });
        for (const text of [moment.getByText(time, { exact: true }), moment.getByRole('heading')])
          expect((await text.boundingBox())?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
        await expect(moment.getByRole('link')).toHaveCount(1);
      }
    }
  },
);
