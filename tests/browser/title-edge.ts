import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { expect } from './test.ts';

/** The distance from a letter, in px, at which its edge has to contrast with the background. */
const AWAY = 2;

const luminance = (red: number, green: number, blue: number): number => {
  const linear = (value: number) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

const pixelsOf = async (title: Locator) =>
  sharp(await title.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

/** Draws the title in green on black, without its shadow, to find the pixels of its letters. */
async function letterPixels(title: Locator) {
  await title.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'main img { visibility: hidden } main span { color: #0f0; text-shadow: none !important } main * { background: #000 }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const { data } = await pixelsOf(title);
  await title.evaluate(() => (document.adoptedStyleSheets = []));
  return data;
}

/**
 * The share, from 0 to 1, of the title's edge that contrasts with its surroundings by 3 : 1 (WCAG 1.4.11).
 */
async function shareOfEdgeVisible(title: Locator, letters: Buffer): Promise<number> {
  const { data: shown, info } = await pixelsOf(title);
  const isLetter = (at: number) => letters[at + 1] === 255;
  const isAround = (at: number) => letters[at + 1] === 0;
  const brightness = (at: number) => luminance(shown[at] ?? 0, shown[at + 1] ?? 0, shown[at + 2] ?? 0);
  let edge = 0;
  let visible = 0;
  for (let y = AWAY; y < info.height - AWAY; y += 1) {
    for (let x = AWAY; x < info.width - AWAY; x += 1) {
      const at = (y * info.width + x) * 3;
      if (!isLetter(at)) continue;
      for (const [dx, dy] of [
        [AWAY, 0],
        [-AWAY, 0],
        [0, AWAY],
        [0, -AWAY],
      ] as const) {
        const beside = ((y + dy) * info.width + x + dx) * 3;
        if (!isAround(beside)) continue;
        edge += 1;
        const [darker, lighter] = [brightness(at), brightness(beside)].toSorted((a, b) => a - b);
        if (((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05) >= 3) visible += 1;
      }
    }
  }
  return visible / edge;
}

/** Waits for the print under a title and the mask of its foreground, in the size for this width. */
const loaded = (title: Locator) =>
  title.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const prints = Array.from(document.images).filter((image) => {
      const box = image.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    });
    const masks: HTMLImageElement[] = [];
    for (let box: Element | null = element; box; box = box.parentElement) {
      const [, src] = /url\("(.+?)"\)/.exec(getComputedStyle(box).maskImage) ?? [];
      if (src) masks.push(Object.assign(new Image(), { src }));
    }
    // A file that another width has replaced meanwhile ends the first decoding.
    await Promise.all([...prints, ...masks].map((image) => image.decode().catch(() => image.decode())));
  });

/** Fails if a title does not contrast with the picture around it. */
export async function expectContrast(title: Locator, situation: string): Promise<void> {
  await loaded(title);
  const letters = await letterPixels(title);
  expect(await shareOfEdgeVisible(title, letters), situation).toBeGreaterThan(0.96);
}
