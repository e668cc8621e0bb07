/** Reads a page's text at the place of a fragment. */
import { decoded } from '../text-of.ts';

const plain = (html: string): string =>
  decoded(
    html
      .replaceAll(/<(script|style|template|svg)\b.*?<\/\1>/gs, '')
      // A term and its values, or the cells of a row, form one sentence.
      .replaceAll(/<\/(?:dt|dd(?=><dd)|td|th|time|b|span|a|small)>(?:<dd\b[^>]*>)?/g, ' ')
      .replaceAll(
        /<\/?(?:p|li|h\d|dd|tr|div|ul|ol|dl|table|caption|summary|section|article|details|figure)\b[^>]*>/g,
        '\n',
      )
      .replaceAll(/<[^>]*>/g, ''),
  ).replaceAll(/ +/g, ' ');

/** Finds the end of the element that begins at an index. */
function endOf(html: string, from: number, tag: string): number {
  let depth = 0;
  for (const { 0: found, index } of html.slice(from).matchAll(new RegExp(`</?${tag}\\b`, 'g'))) {
    depth += found.startsWith('</') ? -1 : 1;
    if (depth === 0) return from + index;
  }
  return html.length;
}

/** The last element with this tag. */
function last(html: string, tag: string): string {
  const start = html.lastIndexOf(`<${tag}`);
  return start === -1 ? '' : plain(html.slice(start, endOf(html, start, tag)));
}

export interface PlaceOnPage {
  /** The headings and the question above the place; for a list's item, also the note. */
  readonly above: string;
  /** The place's sentences. A sentence with a colon or a semicolon is also listed in its parts. */
  readonly sentences: readonly string[];
}

/**
 * Reads a place on a page: an element, a heading with everything up to the next one of its level, or, without
 * a fragment, the text above the page's first heading.
 * @returns undefined if the page has no such place
 */
export function placeOnPage(html: string, fragment: string | undefined): PlaceOnPage | undefined {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const { 1: tag = '', index: start = -1 } = fragment
    ? (new RegExp(`<(\\w+)(?: [^>]*)? id="${fragment}"`).exec(main) ?? {})
    : { 1: 'main', index: 0 };
  if (start === -1) return undefined;
  const level = tag === 'main' ? '2' : /^h(\d)$/.exec(tag)?.[1];
  const next = main.slice(start + 1).search(new RegExp(`<h[2-${level ?? 2}]\\b`));
  const end = level ? (next === -1 ? main.length : start + 1 + next) : endOf(main, start, tag);
  const text = plain(main.slice(start, end));
  const before = main.slice(0, start);
  const [, note = ''] =
    /^<\/h2>((?:<p[^>]*>.*?<\/p>)+)/s.exec(before.slice(before.lastIndexOf('</h2>'))) ?? [];
  const above = [
    last(before, 'h1'),
    last(before, 'h2'),
    tag === 'p' ? last(before, 'summary') : '',
    tag === 'li' ? plain(note) : '',
  ];
  // A question's answer begins beside it, with its short form.
  const [, short = ''] = tag === 'p' ? (/<b>((?:(?!<b>).)*)<\/b><\/summary>$/s.exec(before) ?? []) : [];
  const inSentences = (of: string) => of.split(/\n|(?<=[.?!]) /);
  const item = text.replaceAll('\n', ' ');
  // A row of the programme is also one sentence, up to its second fact.
  const lines =
    tag === 'li' ? [item.split(/ ?, /)[0] ?? '', ...inSentences(item)] : [plain(short), ...inSentences(text)];
  return {
    above: [...above, level ? lines.find((line) => line.trim()) : ''].join(' '),
    sentences: lines.flatMap((line) => [line, ...line.split(/(?<=[:;]) /)]),
  };
}
