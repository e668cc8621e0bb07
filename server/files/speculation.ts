/** What browsers may fetch or render before it is asked for. */
import { Router } from 'express';
import { answerText } from './kept-text.ts';
import { exactPaths } from '../http/requests.ts';
import type { Security } from '../http/security.ts';

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
export function speculationRules(security: Security): Router {
  const file = {
    route: 'speculation-rules.json',
    type: 'application/speculationrules+json',
    vary: 'Save-Data',
  };
  const some = answerText({ ...file, body: rules }, security);
  const none = answerText({ ...file, body: '{}' }, security);
  const router = Router(exactPaths);
  router.get(SPECULATION_RULES, (req, res, next) =>
    (req.get('save-data') === 'on' ? none : some)(req, res, next),
  );
  return router;
}
