import { pathTo } from '../../shared/addressing/paths.ts';
import type { Resource } from './resource.ts';
import { sitemap } from './sitemap.ts';

export const robots: Resource = {
  kind: 'constant',
  name: 'robots.txt',
  type: 'text/plain; charset=utf-8',
  body: ({ origin }) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}${pathTo(sitemap.name)}\n`,
};
