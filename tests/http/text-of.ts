/** What stands in a document between header and footer. */
export const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

/** What a document tells machines: its structured data, each thing with what belongs to it beside it. */
export function thingsIn<Thing extends { readonly subEvent?: readonly Thing[] }>(
  html: string,
): readonly Thing[] {
  const [, json = '{}'] = /application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(json) as { '@graph': readonly Thing[] };
  return graph.flatMap((thing) => [thing, ...(thing.subEvent ?? [])]);
}

/** The text between tags, as a reader without styles would get it. */
export const textOf = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
