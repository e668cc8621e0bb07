import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openSite } from './site.ts';

/** The heaviest icon in bytes: visitors may install the site in the field. */
const HEAVIEST_ICON = 60_000;

interface Manifest {
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

const { get } = openSite();
const manifest = (await get('/site.webmanifest')).body as Manifest;

describe('Installed on a device, the site', () => {
  it('starts with what is on now, while there is something on', async () => {
    const site = openSite({ now: new Date('2026-07-18T19:40:00+01:00') });
    const text = await site.htmlOf(manifest.start_url);
    // The first heading below the page's own.
    expect(/<h2[^>]*>/.exec(text.slice(text.indexOf('<main')))?.[0]).toContain('id="now-next"');
  });

  it('has icons of the sizes that the manifest says, none of them heavy', async () => {
    for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
      const body = (await get(src)).body as Buffer;
      const { width, height, format } = await sharp(body).metadata();
      expect({ src, sizes: `${width}x${height}`, format }).toEqual({ src, sizes, format: 'png' });
      expect(body.length, src).toBeLessThan(HEAVIEST_ICON);
    }
  });
});
