import { createHash } from 'node:crypto';
import type { Assets } from '../assets/assets.ts';

/** In milliseconds since the start of the navigation: on a fast line, the document has begun to arrive by then. */
const FAST = 250;

/** The addresses of the typefaces that every page is set in. */
export const typefaces = (assets: Assets): readonly string[] =>
  ['anybody', 'atkinson'].map((name) => assets.url(`fonts/${name}.woff2`));

/**
 * The inline script of every document, which runs before the body is parsed. It puts the visitor's choice of the lean look on
 * `<html>` (`client/lean-switch.ts`), so that nothing is drawn or requested before it is known. It marks a form with
 * `method="dialog"` as submitted, so that its island can answer once it has hydrated: a visitor may submit the form
 * before the first script has loaded. And on a fast line it preloads the typefaces from the head, where Chromium waits
 * for them with the first paint: nothing shifts. On a slow line they do not arrive within that wait, so that the
 * document preloads them from its body only, and is painted 100 to 200 ms earlier.
 */
export const earlyScript = (assets: Assets): string =>
  `try{let l=localStorage.lean;if(l)document.documentElement.dataset.lean=l}catch{}addEventListener('submit',({target:f})=>f.method=='dialog'&&(f.dataset.submitted=''),true);if(performance.now()<${FAST})for(let href of${JSON.stringify(typefaces(assets))})document.head.append(Object.assign(document.createElement('link'),{rel:'preload',href,as:'font',crossOrigin:''}))`;

/** The hash that allows an inline script in the Content-Security-Policy. */
export const inlineHash = (code: string) =>
  `sha256-${createHash('sha256').update(code).digest('base64')}` as const;

/**
 * Browsers fetch a page's document ahead when its link is pressed, or is hovered for 200 ms. Not included are links that
 * an island handles within the page, addresses with a query (a basket is one visitor's own), files, whose names have a
 * dot, and all links in the lean look. Documents only: a page that is rendered ahead appears later on a slow processor
 * than one that is not (docs/decisions/first-paint.md). As a file of its own, it was one more request beside the first
 * pictures.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        selector_matches: "[href^='/']:not([href*='?'],[href*='.'],[data-island] *,[data-lean=on] *)",
      },
      eagerness: 'moderate',
    },
  ],
});
