import type { Page } from 'playwright/test';

/** The controls that the Tab key must reach while they are shown. */
const CONTROLS = 'a[href], button:enabled, summary, input:not([type="hidden"]), select, textarea';

/** Finds controls whose focus indicator does not contrast with its surroundings (WCAG 1.4.11, 2.4.7). */
export const unmarkedControls = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (/\d[\d., ]*/.exec(colour)?.[0] ?? '')
        .split(',')
        .map((value) => Number(value) / 255)
        .map((value) => (value <= 0.04 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (first: string, second: string) => {
      const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
      return (lighter + 0.05) / (darker + 0.05);
    };
    const backgroundOf = (element: Element): string => {
      const background = getComputedStyle(element).backgroundColor;
      return background.startsWith('rgb(') || !element.parentElement
        ? background
        : backgroundOf(element.parentElement);
    };
    // A ring of two tones is visible on any background; a single tone has to contrast with its background.
    const isVisible = (element: Element) =>
      [null, '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element, pseudo);
        if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return false;
        const [inner = outlineColor] = /rgb\([^)]*\)(?= 0px 0px 0px [2-9])/.exec(boxShadow) ?? [];
        return [inner, backgroundOf(element.parentElement ?? element)].some(
          (tone) => contrast(outlineColor, tone) >= 3,
        );
      });
    return Array.from(document.querySelectorAll<HTMLElement>(selector))
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
      .filter((element) => {
        element.focus({ focusVisible: true });
        return document.activeElement === element && !isVisible(element);
      })
      .map((element) => `without a visible focus: ${element.outerHTML.slice(0, 120)}`);
  }, `${part} :is(${CONTROLS}, [tabindex="0"])`);

/** The focused elements so far; `look` records the current one. */
interface Walk {
  readonly within: HTMLElement;
  readonly met: Set<Element>;
  readonly hidden: Set<string>;
  readonly look: () => void;
}

/** Prepares the page, or this part of it, for walking through it. */
function prepare(part: string): void {
  const GRID = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isSeen = (element: Element): boolean =>
    Array.from(element.getClientRects()).some(({ left, top, width, height }) =>
      GRID.some((across) =>
        GRID.some((down) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return hit && (element.contains(hit) || hit.contains(element));
        }),
      ),
    );
  const within = document.querySelector<HTMLElement>(part)!;
  const walk: Walk = {
    within,
    met: new Set(),
    hidden: new Set(),
    look() {
      const element = document.activeElement;
      if (!element || element === document.body || !within.contains(element)) return;
      walk.met.add(element);
      if (!isSeen(element)) walk.hidden.add(element.outerHTML.slice(0, 100));
    },
  };
  Object.assign(window, { walk });
  // The next Tab continues from the element that had the focus last.
  const start = within.contains(document.body) ? document.body : within;
  start.tabIndex = -1;
  start.focus();
  start.removeAttribute('tabindex');
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Presses Tab through a page; returns controls that it does not reach or whose focus is covered. */
export async function tabFaults(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(prepare, part);
  await page.evaluate(() => {
    const { walk } = window as unknown as { walk: Walk };
    document.addEventListener('keyup', () => {
      const { size } = walk.met;
      walk.look();
      if (walk.met.size === size) document.documentElement.dataset['walked'] = '';
    });
  });
  const devtools = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  do {
    // The calls stay in this order without waiting for each other.
    await Promise.all(
      Array.from({ length: 20 }, () => [
        devtools.send('Input.dispatchKeyEvent', { ...tab, type: 'rawKeyDown' }),
        devtools.send('Input.dispatchKeyEvent', { ...tab, type: 'keyUp' }),
      ]).flat(),
    );
  } while (!(await page.evaluate(() => 'walked' in document.documentElement.dataset)));
  return page.evaluate((selector) => {
    const { walk } = window as unknown as { walk: Walk };
    const missed = Array.from(walk.within.querySelectorAll<HTMLElement>(selector))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .filter((element) => element.tabIndex >= 0 && !walk.met.has(element));
    return [
      ...missed.map((element) => `not reached: ${element.outerHTML.slice(0, 100)}`),
      ...Array.from(walk.hidden, (html) => `focused and covered: ${html}`),
    ];
  }, CONTROLS);
}
