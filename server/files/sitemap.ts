import { everyPath } from '../../shared/addressing/page-addresses.ts';
import { defineResource } from './resource.ts';
import { xmlText } from './xml-text.ts';

/** Every page that search engines should know. */
export const sitemap = defineResource({
  name: 'sitemap.xml',
  type: 'application/xml; charset=utf-8',
  body({ pages, origin }) {
    const urls = everyPath(pages).map((path) => `<url><loc>${xmlText(origin + path)}</loc></url>`);
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  },
});
