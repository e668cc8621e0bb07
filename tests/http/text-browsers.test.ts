/** What lynx and w3m read, which know neither styles nor scripts. */
import { beforeAll, expect, it } from 'vitest';
import { everyAddress } from '../every-address.ts';
import { openSite } from './site.ts';

const { htmlOf } = openSite();

/** Without a closing tag. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** These begin a line of their own; w3m knows no `section` or `header`, and lynx no `figcaption`. */
const LINES = new Set(
  'address blockquote body br caption dd div dl dt fieldset figure form h1 h2 h3 h4 h5 h6 hr legend li ol optgroup option p table tbody td th thead tr ul'.split(
    ' ',
  ),
);
/** Where a word can begin although none ends: a field is shown as one. */
const FIELDS = new Set(['input', 'select', 'textarea']);
/** Hidden as a whole by what is chosen, with words that are read as they stand: panels, cards, photos, counts of children. */
const CHOSEN = /^ id="(?:[\w-]+" data-panel|(?:act|child|photo)-)/;

interface Read {
  /** Two words, or a word and a field, with nothing but tags between them. */
  readonly joined: string[];
  /** What stands in elements that are not to be seen as yet. */
  readonly hidden: string[];
  /** List items without a word or a picture. */
  readonly empty: string[];
}

/** Reads a document by its tags alone. */
function readAsText(html: string): Read {
  const read: Read = { joined: [], hidden: [], empty: [] };
  const open: { readonly name: string; readonly hides: boolean; filled: boolean }[] = [];
  let last = ' ';
  let said = '';
  const say = (word: string) => {
    if (/[\p{L}\p{N}.!?\]]$/u.test(last) && /^[\p{L}\p{N}[]/u.test(word))
      read.joined.push(`${last.slice(-30)}|${word.slice(0, 30)}`);
    last = word;
    if (word.trim()) said = word;
    for (const each of open) each.filled ||= word.trim() !== '';
    if (word.trim() && open.some(({ hides }) => hides)) read.hidden.push(word.trim());
  };
  // Wood type sets some letters of a word closer, each in an element of its own.
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style)\b.*?<\/\1>|<!-- -->|<wbr\/?>/gs, '')
    .replaceAll(/<span(?: class="[^"]*")?>([^<\s])<\/span>/g, '$1');
  for (const [token, closing, name = '', attributes = ''] of body.matchAll(/<(\/?)(\w+)([^>]*)>|[^<]+/g)) {
    if (!name) {
      say(token);
      continue;
    }
    if (LINES.has(name)) last = ' ';
    if (closing) {
      const element = open.pop();
      if (name === 'li' && !element?.filled) read.empty.push(`after “${said}”`);
      continue;
    }
    const picture = / alt="([^"]+)"/.exec(attributes)?.[1];
    if (picture) say(picture);
    if (FIELDS.has(name) && !attributes.includes('type="hidden"')) say('[field]');
    const hides =
      ['noscript', 'template'].includes(name) ||
      (/ hidden(?:=""| |$)/.test(attributes) && !CHOSEN.test(attributes));
    if (!VOID.has(name) && !attributes.endsWith('/')) open.push({ name, hides, filled: false });
  }
  return read;
}

const documents = new Map<string, Read>();

beforeAll(async () => {
  for (const address of [
    ...everyAddress,
    '/my-line-up?picks=sea-power,bodega',
    '/my-line-up?picks=sea-power,bodega&with=owls&with=bodega',
    '/nightjar-2026/programme?day=friday',
    '/plan?from=castle&to=boathouse',
    '/plan?meet=C4',
    '/tickets/purchase?weekend=1&parking=1',
  ])
    documents.set(address, readAsText(await htmlOf(address)));
});

/** Each problem of a kind once, after the first address that has it. */
function problems(kind: keyof Read): readonly string[] {
  const found = new Map<string, string>();
  for (const [address, { [kind]: all }] of documents)
    for (const each of all) found.set(each, found.get(each) ?? address);
  return Array.from(found, ([problem, address]) => `${address}: ${problem}`);
}

it('Without styles, no word runs into the word, the button, the field or the picture beside it', () => {
  expect(problems('joined')).toEqual([]);
});

it('Without styles, no list counts an item in which nothing stands', () => {
  expect(problems('empty')).toEqual([]);
});

it('Without styles and scripts, nothing is read that waits for either', () => {
  expect(problems('hidden')).toEqual([]);
});
