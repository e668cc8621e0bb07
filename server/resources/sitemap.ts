import type { SiteSection } from '../../shared/model/sections.ts';
import type { Resource } from './resource.ts';
import { xmlText } from './xml-text.ts';
import type { Festival } from '../../shared/festival/create-festival.ts';

const followsProgramme: ReadonlySet<SiteSection> = new Set(['music', 'programme']);

export const SITEMAP = 'sitemap.xml';

export const sitemap = ({ revision, addresses: { everyPath } }: Festival): Resource => ({
  name: SITEMAP,
  type: 'application/xml; charset=utf-8',
  body({ pages, origin }) {
    // The data do not record other changes of a page.
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
});
