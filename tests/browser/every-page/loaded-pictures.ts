import type { Page } from 'playwright/test';
import { forgetShifts, shiftOf } from '../shifts.ts';

/** Shows each picture of a page: which of them have no description, and whether something moves as they load. */
export async function shownPictureFaults(page: Page): Promise<string[]> {
  await forgetShifts(page);
  const nameless = await page.evaluate(async () => {
    const shown = Array.from(document.images).filter(
      (image) => image.closest('main') && image.checkVisibility({ visibilityProperty: true }),
    );
    for (const image of shown) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await image.decode().catch(() => undefined);
    }
    return shown.filter(({ alt }) => !alt).map(({ src }) => `without a description: ${src}`);
  });
  const shift = await shiftOf(page);
  return shift < 0.01 ? nameless : [...nameless, `moves by ${shift} as pictures load`];
}

/**
 * The pictures that do not load: those as well that show only later, or on other screens. Those that have a size of
 * their own then stay as they are: other widths would decode each of them again.
 */
export const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const images = Array.from(document.images);
    for (const source of document.querySelectorAll('source')) source.media = source.dataset['shape'] ?? '';
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => `does not load: ${src}`);
  });
