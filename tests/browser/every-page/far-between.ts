import type { Page } from 'playwright/test';

/** The pages to read: a print or a band of ink at least every two screens keeps one reading. */
const isToRead = (address: string): boolean =>
  /^\/(info|further-afield|a-z|artist|nightjar-\d+\/music)(\/|$)/.test(address);

/** How far it is from one print, or block of ink that reaches the screen's edge, to the next, in screens. */
function distances(): readonly number[] {
  const main = document.querySelector('main')!;
  const isInk = (element: Element): boolean => {
    const { right, height } = element.getBoundingClientRect();
    const ground = getComputedStyle(element).backgroundColor;
    const plain = [getComputedStyle(document.documentElement).backgroundColor, 'rgba(0, 0, 0, 0)'];
    return right >= innerWidth - 20 && height > 100 && !plain.includes(ground);
  };
  const marks = Array.from(main.querySelectorAll('*'))
    .filter((element) => element.checkVisibility() && (element.matches('img') || isInk(element)))
    .map((element) => element.getBoundingClientRect())
    .toSorted((one, other) => one.top - other.top);
  const tops = [...marks.map(({ top }) => top), main.getBoundingClientRect().bottom];
  let seenTo = 0;
  return tops.map((top, index) => {
    const distance = (top - seenTo) / innerHeight;
    seenTo = Math.max(seenTo, marks[index]?.bottom ?? 0);
    return distance;
  });
}

/** Where a page to read goes on for more than two screens without a print or a band of ink. */
export async function longStretches(page: Page, address: string): Promise<string[]> {
  if (!isToRead(address)) return [];
  const found = await page.evaluate(distances);
  return found
    .filter((screens) => screens > 2)
    .map((screens) => `${screens.toFixed(1)} screens of text alone`);
}
