/** What lynx and w3m read, which know neither styles nor scripts. */
import { expect, it } from 'vitest';
import { everyAddress } from '../every-address.ts';
import { openSite } from './site.ts';

const { htmlOf } = openSite();

/** Elements that stand within a line: two words are one where nothing else is between them. */
const WITHIN = /<\/?(?:abbr|b|em|i|s|small|span|strong|time|wbr)\b[^>]*>|<svg\b.*?<\/svg>|<!-- -->/g;
/** A link, a button or a field that touches a word, or another one. */
const JOINED =
  /(?:[\p{L}\p{N}]|<\/(?:a|button|summary)>)<(?:a|button)\b[^>]*>[\p{L}\p{N}]|<\/(?:a|button)>[\p{L}\p{N}]/gu;

it('Without styles, no link and no button runs into the word beside it', async () => {
  const found = new Map<string, string>();
  for (const address of [
    ...everyAddress,
    '/my-line-up?picks=sea-power,bodega',
    '/plan?from=castle&to=boathouse',
  ]) {
    const html = (await htmlOf(address))
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
      .replaceAll(WITHIN, '');
    for (const { 0: joint, index } of html.matchAll(JOINED)) {
      const around = html.slice(index - 30, index + joint.length + 30).replaceAll(/ [a-zA-Z-]+="[^"]*"/g, '');
      if (!found.has(around)) found.set(around, address);
    }
  }
  expect(Array.from(found, ([around, address]) => `${address}: ${around}`)).toEqual([]);
});
