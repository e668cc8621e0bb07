import { pathTo } from '../../shared/addressing/paths.ts';
import { pickParameters } from '../../shared/rules/my-line-up/picks.ts';
import { defineResource } from './resource.ts';
import { sitemap } from './sitemap.ts';

/** Each star is a link without JavaScript: crawlers would follow them from one to the next without an end. */
const withPicks = pickParameters
  .flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`])
  .join('\n');

export const robots = defineResource({
  name: 'robots.txt',
  type: 'text/plain; charset=utf-8',
  body: ({ origin }) =>
    `User-agent: *\nAllow: /\n${withPicks}\n\nSitemap: ${origin}${pathTo(sitemap.name)}\n`,
});
