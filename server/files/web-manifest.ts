import { festival } from '../../shared/data/festival.ts';
import { inks } from '../../shared/look/tokens.ts';
import { defineResource } from './resource.ts';

/** How a device shows and opens the site from its home screen. */
export const webManifest = defineResource({
  name: 'site.webmanifest',
  type: 'application/manifest+json',
  body: ({ assets }) =>
    JSON.stringify({
      name: `${festival.fullName} ${festival.year}`,
      short_name: festival.name,
      description: festival.tagline,
      lang: festival.language,
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
    }),
});
