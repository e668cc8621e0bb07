import type { Page } from 'playwright/test';
import { forgetShifts, shiftOf } from '../shifts.ts';

/** Finds pictures that do not load or lack a description, and any shift as they load. */
export async function shownPictureFaults(page: Page): Promise<string[]> {
  await forgetShifts(page);
  const faults = await page.evaluate(async () => {
    const visiblePictures = Array.from(document.images).filter(
      (image) => image.closest('main') && image.checkVisibility({ visibilityProperty: true }),
    );
    for (const image of visiblePictures) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await image.decode().catch(() => undefined);
    }
    return visiblePictures.flatMap(({ alt, src, naturalWidth }) => [
      ...(alt ? [] : [`without a description: ${src}`]),
      ...(naturalWidth ? [] : [`does not load: ${src}`]),
    ]);
  });
  const shift = await shiftOf(page);
  return shift < 0.01 ? faults : [...faults, `moves by ${shift} as pictures load`];
}
