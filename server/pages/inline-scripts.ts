import { createHash } from 'node:crypto';

/** The hash that allows an inline script in the Content-Security-Policy. */
export const inlineHash = (code: string) =>
  `sha256-${createHash('sha256').update(code).digest('base64')}` as const;

/**
 * Browsers fetch a page's document ahead when its link is pressed, or is hovered for 200 ms. Not included are links that
 * an island handles within the page, addresses with a query (a basket is one visitor's own) and files, whose names have a
 * dot. Browsers that save data fetch none. Documents only: a page that is rendered ahead appears later on a slow processor
 * than one that is not (docs/decisions/first-paint.md). As a file of its own, it was one more request beside the first
 * pictures.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        selector_matches: "[href^='/']:not([href*='?'],[href*='.'],[data-island] *)",
      },
      eagerness: 'moderate',
    },
  ],
});
