import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import { festival } from '../../shared/data/festival.ts';
import type { Page } from '../../shared/page.ts';
import { inks } from '../../shared/look/tokens.ts';
import { everyPath } from '../../shared/addressing/page-addresses.ts';
import type { Assets } from './assets.ts';
import { answerText } from './kept-text.ts';
import { securityText, THIRD_PARTY } from './notices.ts';
import { localsOf } from '../log/request-log.ts';
import { exactPaths } from '../http/requests.ts';
import type { Security } from '../http/security.ts';

/** What stands in an element of XML. */
const xmlText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const sitemap = (addresses: readonly string[], origin: string): string => {
  const urls = addresses.map((address) => `<url><loc>${xmlText(origin + address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
};

const webManifest = (assets: Assets) => ({
  name: `${festival.fullName} ${festival.year}`,
  short_name: festival.name,
  description: festival.tagline,
  lang: 'en-GB',
  start_url: '/',
  display: 'minimal-ui',
  background_color: inks.paper,
  theme_color: inks.ink,
  icons: [
    { src: assets.url('icon.svg'), sizes: 'any', type: 'image/svg+xml' },
    { src: assets.url('icon-192.png'), sizes: '192x192', type: 'image/png' },
    { src: assets.url('icon-512.png'), sizes: '512x512', type: 'image/png' },
    { src: assets.url('icon-maskable.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

interface SiteFiles {
  readonly pages: readonly Page[];
  readonly assets: Assets;
  readonly origin: string;
  readonly security: Security;
  readonly now: () => Date;
}

/** The files that crawlers, browsers and the curious ask for, derived from the route table, the data and the build. */
export function siteFiles({ pages, assets, origin, security, now }: SiteFiles): Router {
  const files = {
    'sitemap.xml': ['application/xml; charset=utf-8', sitemap(everyPath(pages), origin)],
    'robots.txt': [
      'text/plain; charset=utf-8',
      `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    ],
    'site.webmanifest': ['application/manifest+json', JSON.stringify(webManifest(assets))],
    [THIRD_PARTY]: [
      'text/plain; charset=utf-8',
      readFileSync(path.join(assets.folder, '..', THIRD_PARTY), 'utf8'),
    ],
  } as const;
  const router = Router(exactPaths);
  for (const [name, [type, body]] of Object.entries(files)) {
    router.get(`/${name}`, answerText({ route: name, type, body }, security));
  }
  router.get('/.well-known/security.txt', (_req, res) => {
    localsOf(res).route = 'security.txt';
    res.set('Cache-Control', 'public, max-age=86400').type('text/plain').send(securityText(origin, now()));
  });
  return router;
}
