import type { SiteSection } from '../../shared/model/sections.ts';
import { everyPath } from '../../shared/addressing/page-addresses.ts';
import { revision } from '../../shared/festival/programme.ts';
import type { Resource } from './resource.ts';
import { xmlText } from './xml-text.ts';

/** The sections whose pages show the programme. */
const followsProgramme: ReadonlySet<SiteSection> = new Set(['music', 'programme']);

export const sitemap: Resource = {
  name: 'sitemap.xml',
  type: 'application/xml; charset=utf-8',
  body({ pages, origin }) {
    // What else changed a page, and when, the data does not say.
    const changed = `<lastmod>${new Date(revision.changedAt).toISOString()}</lastmod>`;
    const urls = pages
      .filter(({ unlisted }) => !unlisted)
      .flatMap((page) =>
        everyPath([page]).map(
          (path) =>
            `<url><loc>${xmlText(origin + path)}</loc>${followsProgramme.has(page.section) ? changed : ''}</url>`,
        ),
      );
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  },
};
