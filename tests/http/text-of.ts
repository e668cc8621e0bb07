/** A document's part between header and footer. */
export const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

/** An item of structured data, with the fields that tests read. */
export interface Thing extends Readonly<Partial<Record<'startDate' | 'endDate' | 'image', string>>> {
  readonly name: string;
  readonly offers?: readonly object[];
  readonly performer?: readonly Thing[];
  readonly superEvent?: object;
  readonly subEvent?: readonly Thing[];
}

/** A document's structured data, with nested items also listed. */
export function thingsIn(html: string): readonly Thing[] {
  const [, json = '{}'] = /application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(json) as { '@graph': readonly Thing[] };
  return graph.flatMap((thing) => [thing, ...(thing.subEvent ?? [])]);
}

const entities = { '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' } as const;

/** Decodes the entities that React writes. */
export const decoded = (text: string, but: readonly string[] = []): string =>
  Object.entries(entities).reduce(
    (rest, [entity, character]) => (but.includes(entity) ? rest : rest.replaceAll(entity, character)),
    text,
  );

/** The text between tags, as a reader without styles gets it. Text that looks like a tag stays encoded. */
export const textOf = (html: string): string =>
  decoded(
    html
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
      // A name that is not translated stands within a sentence.
      .replace(/<span translate="no">([^<]*)<\/span>/g, '$1')
      .replace(/<[^>]+>/g, ' '),
    ['&lt;', '&gt;'],
  ).replace(/\s+/g, ' ');
