/** What browsers may fetch or render before it is asked for. */
import { Router } from 'express';
import type { Page } from '../shared/page.ts';
import { viewAddressesOf } from './addresses.ts';

export const SPECULATION_RULES = '/speculation-rules.json';

/**
 * A page that a visitor is about to open is rendered ahead; one of its views is only fetched.
 * What a visitor has put in the basket is neither: it is nobody's but theirs.
 */
const rulesFor = (pages: readonly Page[]) => {
  const views = pages.flatMap(viewAddressesOf);
  const withoutQuery = { href_matches: '/*\\?*' };
  const files = { href_matches: '/assets/*' };
  return {
    prerender: [
      {
        where: { and: [{ href_matches: '/*' }, { not: withoutQuery }, { not: files }] },
        eagerness: 'moderate',
      },
    ],
    prefetch: [
      { where: { href_matches: views.map((view) => view.replace('?', '\\?')) }, eagerness: 'moderate' },
    ],
  };
};

/** The rules as a file of their own: inline, the policy would refuse them. Whoever saves data gets none. */
export function speculationRules(pages: readonly Page[]): Router {
  const rules = JSON.stringify(rulesFor(pages));
  const router = Router();
  router.get(SPECULATION_RULES, (req, res) => {
    res
      .set({ 'Cache-Control': 'public, max-age=3600', Vary: 'Save-Data' })
      .type('application/speculationrules+json')
      .send(req.get('save-data') === 'on' ? '{}' : rules);
  });
  return router;
}
