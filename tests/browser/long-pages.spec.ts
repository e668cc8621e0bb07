import { pathTo } from '../../shared/addressing/paths.ts';
import { everyAddress } from '../every-address.ts';
import { expect, test } from './test.ts';

const longPages = [
  pathTo('programme/music'),
  ...everyAddress.filter((address) => /^\/(info|further-afield|a-z|artist)(\/|$)/.test(address)),
];

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

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`Every page to read has a print or a band of ink at least every two screens at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    expect(longPages.length).toBeGreaterThan(10);
    for (const address of longPages) {
      await page.goto(address);
      const found = await page.evaluate(distances);
      expect(found.length, address).toBeGreaterThan(2);
      expect.soft(Math.max(...found), address).toBeLessThanOrEqual(2);
    }
  });
