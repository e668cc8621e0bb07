import type { Page } from 'playwright/test';

/** What is wrong with the header bar: entries that wrap, overlap, or reach beyond the screen. */
export const barFaults = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((bar) => {
    const entries = Array.from(bar.querySelectorAll('a, summary, button'))
      .filter((entry) => entry.checkVisibility({ visibilityProperty: true }))
      .map((entry) => {
        const words = document.createRange();
        const drawn = Array.from((entry.querySelector('span') ?? entry).childNodes)
          .filter((node) => node instanceof Text)
          .flatMap((node) => {
            words.selectNodeContents(node);
            return Array.from(words.getClientRects());
          });
        const { left, right, top, bottom } = entry.getBoundingClientRect();
        return {
          name: entry.textContent,
          left: Math.min(left, ...drawn.map((line) => line.left)),
          right: Math.max(right, ...drawn.map((line) => line.right)),
          top,
          bottom,
          lines: new Set(drawn.map((line) => line.top)).size,
        };
      });
    return entries.flatMap((one, index) => [
      ...(one.lines > 1 ? [`${one.name} on ${one.lines} lines`] : []),
      ...(one.left < 0 || one.right > innerWidth ? [`${one.name} beyond the screen`] : []),
      ...entries
        .slice(index + 1)
        .filter((other) => one.left < other.right && other.left < one.right)
        .map((other) => `${one.name} over ${other.name}`),
    ]);
  });
