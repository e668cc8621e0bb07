import { expect, it } from 'vitest';
import { thisFestival } from '../this-edition/nightjar.ts';
import { documents } from './documents.ts';
import { decoded, mainOf } from './text-of.ts';

const { acts, namesPattern } = thisFestival;

const code = /<(script|style)\b.*?<\/\1>/gs;
/** Translators leave drawings alone, and see no templates. */
const isNotTranslated = /^(?:svg|template)$/;
const hasNoEnd = /^(?:br|hr|img|input|source|wbr)$/;

/** The texts of a page that have a name of an act or a place, and that a translator may change. */
function changeableNames(html: string): readonly string[] {
  const around: { readonly tag: string; readonly isKept: boolean }[] = [];
  const found: string[] = [];
  for (const [, isEnd, tag = '', attributes, text] of mainOf(html)
    .replace(code, '')
    .matchAll(/<(\/?)([\w-]+)([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) {
      const isKept = around.some((element) => element.isKept);
      if (!isKept && namesPattern?.test(decoded(text))) found.push(text);
    } else if (isEnd) around.length = around.findLastIndex((element) => element.tag === tag);
    else if (!hasNoEnd.test(tag))
      around.push({
        tag,
        isKept: isNotTranslated.test(tag) || (attributes?.includes('translate="no"') ?? false),
      });
  }
  return found;
}

it('A translator leaves every name of an act and of a place as it is, on every page', () => {
  expect(acts.filter(({ name }) => !namesPattern?.test(name))).toEqual([]);
  const found = Array.from(documents, ([address, html]) => [address, changeableNames(html)] as const);
  expect(found.filter(([, texts]) => texts.length > 0)).toEqual([]);
});
