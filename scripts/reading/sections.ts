export interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

const entities: Readonly<Record<string, string>> = { '#x27': "'", quot: '"', lt: '<', gt: '>', amp: '&' };

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** The main part of a document: its text by headings, a question of the FAQs being one as well. */
export function sectionsOf(html: string): readonly Section[] {
  const [, main = ''] = /<main[\s\S]*?>([\s\S]*)<\/main>/.exec(html) ?? [];
  const blocks = main
    .replace(/<(script|style|svg|nav)[\s>][\s\S]*?<\/\1>/g, '')
    .matchAll(/<(h[1-4]|summary|p|li|dd|td|figcaption)[\s>][\s\S]*?(?=<\/\1>|<(?:ul|ol|dl|p|li)[\s>])/g);
  const sections: { heading: string; paragraphs: string[] }[] = [];
  for (const [block, tag = ''] of blocks) {
    const text = plain(block);
    if (/^h|summary/.test(tag)) sections.push({ heading: text, paragraphs: [] });
    else sections.at(-1)?.paragraphs.push(text);
  }
  return sections;
}
