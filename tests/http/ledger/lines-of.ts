import { decoded } from '../text-of.ts';

const inline = /<\/?(?:a|abbr|b|em|i|small|strong|time)(?:\s[^>]*)?>|<!-- -->/g;

/** A document's text for visitors: its blocks, its pictures' descriptions, and its summary. */
export function linesOf(html: string): readonly string[] {
  const spoken = Array.from(html.matchAll(/ (?:alt|aria-label|title)="([^"]*)"/g), ([, text = '']) => text);
  const [, summary = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const blocks = html
    .replace(/<(script|style|svg)[\s>][\s\S]*?<\/\1>/g, '')
    .replace(inline, '')
    .replace(/<span translate="no">([^<]*)<\/span>/g, '$1')
    .replace(/<\/dt><dd[^>]*>/g, ': ')
    .replace(/<\/t[dh]><t[dh][^>]*>/g, ' | ')
    .replace(/<[^>]+>/g, '\n')
    .split('\n');
  return [
    ...new Set([summary, ...blocks, ...spoken].map((line) => decoded(line).replace(/\s+/g, ' ').trim())),
  ].filter((line) => line !== '');
}
