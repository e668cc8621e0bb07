import { pathTo } from '../../shared/addressing/paths.ts';
import type { Resource } from './resource.ts';

const NAME = 'speculation-rules.json';

export const SPECULATION_RULES_PATH = pathTo(NAME);

/**
 * Browsers may render a page that the visitor is about to open; but neither a link that its island answers in place,
 * nor an address with a query, as a basket is one visitor's own.
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?*' } },
          { not: { href_matches: '/assets/*' } },
          { not: { selector_matches: '[data-island] a' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** What browsers may render ahead: a file of its own, as the policy refuses inline rules. Nothing under Save-Data. */
export const speculationRules: Resource = {
  kind: 'constant',
  name: NAME,
  type: 'application/speculationrules+json',
  body: () => JSON.stringify(rules),
  variant: { header: 'Save-Data', value: 'on', body: () => '{}' },
};
