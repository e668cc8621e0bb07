import { pathTo } from '../../shared/addressing/paths.ts';
import { defineResource } from './resource.ts';

const NAME = 'speculation-rules.json';

export const SPECULATION_RULES_PATH = pathTo(NAME);

/**
 * Browsers fetch a page's document ahead when its link is pressed, or is hovered for 200 ms. Not included are links that
 * an island handles within the page, addresses with a query (a basket is one visitor's own), files, whose names have a
 * dot, and all links in the lean look. Documents only: a page that is rendered ahead appears later on a slow processor
 * than one that is not (docs/decisions/2026-11-22-loads.md).
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // `*` would match an empty query as well, and so every address.
          { not: { href_matches: '/*\\?(.+)' } },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[data-island] a' } },
          { not: { selector_matches: '[data-lean=on] a' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Its own file, because the policy refuses inline rules. Browsers that save data get none. */
export const speculationRules = defineResource({
  name: NAME,
  type: 'application/speculationrules+json',
  body: () => JSON.stringify(rules),
  variant: { header: 'Save-Data', value: 'on', body: () => '{}' },
});
