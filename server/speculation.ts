/** What browsers may fetch or render before it is asked for. */
import { Router } from 'express';

export const SPECULATION_RULES = '/speculation-rules.json';

/**
 * A page that a visitor is about to open is rendered ahead. Not so what an island shows in place, nor what a
 * visitor has put in the basket: it is nobody's but theirs.
 */
const rules = JSON.stringify({
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
});

/** The rules as a file of their own: inline, the policy would refuse them. Whoever saves data gets none. */
export function speculationRules(): Router {
  const router = Router();
  router.get(SPECULATION_RULES, (req, res) => {
    res
      .set({ 'Cache-Control': 'public, max-age=3600', Vary: 'Save-Data' })
      .type('application/speculationrules+json')
      .send(req.get('save-data') === 'on' ? '{}' : rules);
  });
  return router;
}
