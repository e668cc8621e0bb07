import { createHash } from 'node:crypto';

/** The hash that allows an inline script in the Content-Security-Policy. */
export const inlineHash = (code: string) =>
  `sha256-${createHash('sha256').update(code).digest('base64')}` as const;

/**
 * Lets browsers prefetch a page's document when its link is pressed, or hovered for 200 ms. Excluded are
 * links that an island handles, addresses with a query, and files (docs/decisions/first-paint.md).
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
