import type { Page } from 'playwright/test';
import sharp from 'sharp';

/** The distance from a letter, in px, at which its edge has to contrast with the background. */
const AWAY = 2;

const luminance = (red: number, green: number, blue: number): number => {
  const linear = (value: number) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** The share, from 0 to 1, of the edge of the title's letters with a contrast of 3 : 1 to what is beside it (WCAG 1.4.11). */
export async function shareOfEdgeVisible(page: Page): Promise<number> {
  const title = page.getByRole('heading', { level: 1 });
  const pixels = async () =>
    sharp(await title.screenshot({ animations: 'disabled' }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  const { data: shown, info } = await pixels();
  // The same letters in green on black, without their shadow, show which pixels are letters.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'main img { visibility: hidden } main h1 span { color: #0f0; text-shadow: none !important } main * { background: #000 }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const { data: letters } = await pixels();
  await page.evaluate(() => (document.adoptedStyleSheets = []));

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
        const [darker, lighter] = [brightness(at), brightness(beside)].toSorted((one, other) => one - other);
        if (((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05) >= 3) visible += 1;
      }
    }
  }
  return visible / edge;
}
