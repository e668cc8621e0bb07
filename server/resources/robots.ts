import { pathTo } from '../../shared/addressing/paths.ts';
import { ownPicks } from '../../shared/rules/my-line-up/pick-actions.ts';
import type { Resource } from './resource.ts';
import { sitemap } from './sitemap.ts';

/** There are more combinations of picks and needs than any crawler can read. */
const ownChoices = [...ownPicks, 'needs']
  .flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`])
  .join('\n');

export const robots: Resource = {
  name: 'robots.txt',
  type: 'text/plain; charset=utf-8',
  body: ({ origin }) =>
    `User-agent: *\nAllow: /\n${ownChoices}\n\nSitemap: ${origin}${pathTo(sitemap.name)}\n`,
};
