import { pathTo } from '../../shared/addressing/paths.ts';
import { defineResource } from './resource.ts';
import { sitemap } from './sitemap.ts';

export const robots = defineResource({
  name: 'robots.txt',
  type: 'text/plain; charset=utf-8',
  body: ({ origin }) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}${pathTo(sitemap.name)}\n`,
});
