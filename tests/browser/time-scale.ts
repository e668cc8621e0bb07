import type { Page } from 'playwright/test';

/** The heights of what is drawn to scale, in pixels a minute, each once: by the times that it says, or else those of its rows. */
export const scalesOf = (page: Page): Promise<readonly number[]> =>
  page.locator('main .scale > ol > li').evaluateAll((all) => {
    const minutesOf = (time = '') => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      return hours * 60 + minutes;
    };
    const scales = all
      .filter((each) => each.checkVisibility({ contentVisibilityAuto: true }) && !each.closest('[hidden]'))
      .map((each) => {
        const { from, to } = (each as HTMLElement).dataset;
        return each.getBoundingClientRect().height / (minutesOf(to) - minutesOf(from));
      });
    return [...new Set(scales.map((scale) => Math.round(scale * 100) / 100))];
  });
