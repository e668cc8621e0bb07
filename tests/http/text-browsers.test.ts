/** Tests the text in lynx and w3m, which know neither styles nor scripts. */
import { expect, it } from 'vitest';
import { everyAddress, thisFestival } from '../this-edition/nightjar.ts';
import { openSite } from './site.ts';

const { htmlOf } = openSite();

/**
 * These elements begin a line; w3m does not know `section` or `header`, and lynx does not know `figcaption`.
 */
const LINES = new Set(
  'address blockquote body br caption dd div dl dt fieldset figure form h1 h2 h3 h4 h5 h6 hr legend li ol optgroup option p table tbody td th thead tr ul'.split(
    ' ',
  ),
);
/** These elements are shown as fields, before which a word may end. */
const FIELDS = new Set(['input', 'select', 'textarea']);
/** Finds two words, or a word and a field, with nothing but tags between them. */
function joinedIn(html: string): readonly string[] {
  const joined: string[] = [];
  let last = ' ';
  // Wood type sets some letters of a word closer, each in an element of its own.
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style)\b.*?<\/\1>|<!-- -->|<wbr\/?>/gs, '')
    .replaceAll(/<span(?: class="[^"]*")?>([^<\s])<\/span>/g, '$1');
  for (const [token, name = '', attributes = ''] of body.matchAll(/<\/?(\w+)([^>]*)>|[^<]+/g)) {
    if (LINES.has(name)) last = ' ';
    const isField = FIELDS.has(name) && !token.startsWith('</') && !attributes.includes('type="hidden"');
    const word = name ? (isField ? '[field]' : / alt="([^"]+)"/.exec(attributes)?.[1]) : token;
    if (!word) continue;
    if (/[\p{L}\p{N}.!?\]]$/u.test(last) && /^[\p{L}\p{N}[]/u.test(word))
      joined.push(`“…${last.slice(-30)}” and “${word.slice(0, 30)}…”`);
    last = word;
  }
  return joined;
}

it('Without styles, no word runs into the word, the button, the field or the picture beside it', async () => {
  const found = new Map<string, string>();
  for (const address of [
    ...everyAddress,
    '/my-line-up?picks=sea-power,bodega&with=owls&with=bodega',
    '/nightjar-2026/programme?day=friday',
    '/plan?from=castle&to=boathouse',
    '/tickets/purchase?weekend=1&parking=1',
  ])
    for (const each of joinedIn(await htmlOf(address))) found.set(each, found.get(each) ?? address);
  const faults = Array.from(
    found,
    ([pair, address]) =>
      `${address}: ${pair} have no space between them. Put {' '} there, or let a block such as <p> or <li> begin`,
  );
  expect(faults).toEqual([]);
});

it('At the checkout, tickets and total are read before the small print', async () => {
  const html = await htmlOf('/tickets/purchase?weekend=1&parking=1');
  const total = html.indexOf('id="receipt"');
  const smallPrint = html.indexOf(`>${thisFestival.texts.purchase.smallPrint.title}<`);
  expect(total, 'Nothing at the checkout has id="receipt", which the total has').toBeGreaterThan(0);
  expect(smallPrint, 'The small print is missing, or stands above the total in the HTML').toBeGreaterThan(
    total,
  );
});
