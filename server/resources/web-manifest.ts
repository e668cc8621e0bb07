import { inks } from '../../shared/look/tokens.ts';
import { shortcutIconSize } from '../../shared/look/installed-sizes.ts';
import type { Resource } from './resource.ts';
import type { Festival } from '../../shared/festival/create-festival.ts';

export const MANIFEST_TYPE = 'application/manifest+json';

/** Describes how a device shows and opens the site from its home screen. */
export const webManifest = ({ edition, installed, addresses: { hrefOf, pathTo } }: Festival): Resource => ({
  name: 'site.webmanifest',
  type: MANIFEST_TYPE,
  body: ({ assets }) =>
    JSON.stringify({
      // An installation from before the start page existed stays the same application.
      id: '/',
      name: `${edition.fullName} ${edition.year}`,
      short_name: edition.name,
      description: edition.tagline,
      lang: edition.language,
      dir: 'ltr',
      categories: installed.categories,
      scope: '/',
      start_url: pathTo(installed.start),
      display: 'standalone',
      // A manifest has one colour for light and dark mode. A loaded page's own theme colours replace it.
      background_color: inks.paper,
      theme_color: inks.ink,
      icons: [
        { src: assets.url('icon.svg'), sizes: 'any', type: 'image/svg+xml' },
        { src: assets.url('icon-192.png'), sizes: '192x192', type: 'image/png' },
        { src: assets.url('icon-512.png'), sizes: '512x512', type: 'image/png' },
        { src: assets.url('icon-maskable.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: (installed.shortcuts ?? []).map(({ text, to }) => ({
        name: text,
        url: hrefOf(to),
        icons: [
          {
            src: assets.url(`shortcuts/${to.replaceAll('/', '-')}.png`),
            sizes: `${shortcutIconSize.width}x${shortcutIconSize.height}`,
            type: 'image/png',
          },
        ],
      })),
    }),
});
