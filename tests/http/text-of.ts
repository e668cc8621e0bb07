/** What stands in a document between header and footer. */
export const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

/** A thing of structured data, of which this much is read. */
export interface Thing extends Readonly<Partial<Record<'startDate' | 'endDate' | 'image', string>>> {
  readonly name: string;
  readonly offers?: readonly object[];
  readonly performer?: readonly Thing[];
  readonly superEvent?: object;
  readonly subEvent?: readonly Thing[];
}

/** What a document tells machines: its structured data, each thing with what belongs to it beside it. */
export function thingsIn(html: string): readonly Thing[] {
  const [, json = '{}'] = /application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(json) as { '@graph': readonly Thing[] };
  return graph.flatMap((thing) => [thing, ...(thing.subEvent ?? [])]);
}

const entities = { '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' } as const;

/** A text without the entities that React writes. */
export const decoded = (text: string, but: readonly string[] = []): string =>
  Object.entries(entities).reduce(
    (rest, [entity, character]) => (but.includes(entity) ? rest : rest.replaceAll(entity, character)),
    text,
  );

/** The text between tags, as a reader without styles would get it. What is no tag is still told from one. */
export const textOf = (html: string): string =>
  decoded(
    html
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
      // A name that is not translated stands within a sentence.
      .replace(/<span translate="no">([^<]*)<\/span>/g, '$1')
      .replace(/<[^>]+>/g, ' '),
    ['&lt;', '&gt;'],
  ).replace(/\s+/g, ' ');
