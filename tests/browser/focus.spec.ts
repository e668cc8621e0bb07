import type { Page } from 'playwright/test';
import { everyAddress } from '../every-address.ts';
import { expect, test } from './test.ts';

interface Stop {
  readonly html: string;
  /** How much of it can be seen, 0 to 1. */
  readonly share: number;
  readonly outlined: boolean;
}

/** Records each element that the Tab key focuses, as it is when the key is released. */
function noteStops(): void {
  const GRID = [0.1, 0.3, 0.5, 0.7, 0.9];
  const stops: Stop[] = [];
  const met = new Set<Element>();
  const share = (element: Element): number => {
    const points = Array.from(element.getClientRects()).flatMap(({ left, top, width, height }) =>
      GRID.flatMap((across) => GRID.map((down) => [left + width * across, top + height * down] as const)),
    );
    const seen = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit && (element.contains(hit) || hit.contains(element));
    });
    return points.length > 0 ? seen.length / points.length : 0;
  };
  const outlined = (element: Element): boolean =>
    [null, '::after'].some((part) => getComputedStyle(element, part).outlineStyle !== 'none');
  document.addEventListener('keyup', () => {
    const element = document.activeElement;
    if (!element || element === document.body || met.has(element)) {
      document.documentElement.dataset['walked'] = '';
      return;
    }
    met.add(element);
    stops.push({ html: element.outerHTML.slice(0, 100), share: share(element), outlined: outlined(element) });
  });
  Object.assign(window, { stops, met });
}

/** Presses Tab through the whole page; returns the elements focused, and the controls that never were. */
async function walk(page: Page): Promise<{ stops: Stop[]; missed: string[] }> {
  await page.evaluate(noteStops);
  do {
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('Tab');
  } while (!(await page.evaluate(() => 'walked' in document.documentElement.dataset)));
  return page.evaluate(() => {
    const { stops, met } = window as unknown as { stops: Stop[]; met: Set<Element> };
    const controls = 'a[href], button:enabled, summary, input:not([type="hidden"]), textarea';
    const missed = Array.from(document.querySelectorAll<HTMLElement>(controls))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .filter((element) => element.tabIndex >= 0 && !met.has(element))
      .map((element) => element.outerHTML.slice(0, 100));
    return { stops, missed };
  });
}

for (const address of everyAddress) {
  test(`The Tab key reaches every control of ${address}, and what has the focus is marked and not covered`, async ({
    page,
  }, testInfo) => {
    for (const [width, height] of [
      [360, 640],
      [320, 256],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      // An island may add a control when it is hydrated: the walk must not be past it by then.
      await expect(page.locator('[data-island][data-when=load]:not([data-live])')).toHaveCount(0);
      // The switch in the footer is shown when it comes into view.
      await page.locator('footer').last().scrollIntoViewIfNeeded();
      await expect(page.locator('#lean')).toBeVisible();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const { stops, missed } = await walk(page);
      const size = `${width} × ${height}`;
      const worst = stops.toSorted((one, other) => one.share - other.share)[0];
      testInfo.annotations.push({
        type: `least seen at ${size}`,
        description: `${Math.round((worst?.share ?? 0) * 100)} % of ${worst?.html}`,
      });
      expect(missed, `not reached at ${size}`).toEqual([]);
      expect(
        stops.filter(({ share }) => share === 0).map(({ html }) => html),
        `hidden at ${size}`,
      ).toEqual([]);
      expect(
        stops.filter(({ outlined }) => !outlined).map(({ html }) => html),
        `unmarked at ${size}`,
      ).toEqual([]);
    }
  });
}
