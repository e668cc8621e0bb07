import { pathTo } from '../../shared/addressing/paths.ts';
import { defineResource } from './resource.ts';

const NAME = 'speculation-rules.json';

export const SPECULATION_RULES_PATH = pathTo(NAME);

/**
 * Browsers may render pages ahead that a visitor is about to open. Not included are links that an island handles within
 * the page, addresses with a query (a basket is one visitor's own), and files, whose names have
 * a dot.
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?*' } },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[data-island] a' } },
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
