import type { Page } from 'playwright/test';

/** Shows each picture of a page, and tells which do not load or have no description. */
export const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    const images = Array.from(document.images);
    const shown = images.filter(
      (image) => image.closest('main') && image.checkVisibility({ visibilityProperty: true }),
    );
    for (const image of shown) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await image.decode().catch(() => undefined);
    }
    // Pictures that show only later, or on other screens, have to load as well.
    for (const source of document.querySelectorAll('source')) source.media = source.dataset['shape'] ?? '';
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
    return {
      broken: images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
      nameless: shown.filter(({ alt }) => !alt).map(({ src }) => src),
    };
  });
