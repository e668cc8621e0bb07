import type { Page } from 'playwright/test';

/** Adds up the layout shifts that no input has caused. To be run before the page's own scripts. */
export function noteShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      const { dataset } = document.documentElement;
      if (!hadRecentInput) dataset['shift'] = String(Number(dataset['shift'] ?? 0) + value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The pictures that do not load or have no description; and how far the page moves while they load. */
export const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // Shifts that late fonts cause are not counted here.
    await document.fonts.ready;
    await drawn();
    delete document.documentElement.dataset['shift'];
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
    await drawn();
    return {
      broken: images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
      nameless: shown.filter(({ alt }) => !alt).map(({ src }) => src),
      shift: Number(document.documentElement.dataset['shift'] ?? 0),
    };
  });
