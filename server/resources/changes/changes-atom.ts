/** The changes as a feed (RFC 4287). */
import { changePath, pathTo } from '../../../shared/addressing/paths.ts';
import { festival } from '../../../shared/data/festival.ts';
import { announced } from '../../../shared/data/programme/announced.ts';
import { changesPage } from '../../../shared/data/wording/changes-wording.ts';
import type { ToldChange } from '../../../shared/rules/changes/told-changes.ts';
import { slugOf } from '../../../shared/rules/text/slug.ts';
import { told } from '../../../shared/festival/programme.ts';
import { tagOf } from '../programme/stable-ids.ts';
import { defineResource } from '../resource.ts';
import { xmlText } from '../xml-text.ts';

const NAME = 'changes.atom';
const page = pathTo('programme/changes');

/** Never changes: what changed, and when. */
const idOf = ({ set, title, at }: ToldChange): string =>
  tagOf(`changes/${set ?? encodeURIComponent(slugOf(title))}/${new Date(at).toISOString()}`);

const entry = (change: ToldChange, origin: string): string => {
  const { set, written, sentence, why } = change;
  const href = origin + (set ? changePath(set) : page);
  return `  <entry>
    <id>${xmlText(idOf(change))}</id>
    <title>${xmlText(sentence)}</title>
    <updated>${written}</updated>
    <published>${written}</published>
    <link rel="alternate" type="text/html" href="${xmlText(href)}"/>
    <content type="text">${xmlText(`${sentence} ${why}`)}</content>
  </entry>
`;
};

/**
 * The text of the feed. Before the first change it says when the programme was announced.
 * @param changes the newest first
 * @param origin scheme and host of absolute URLs
 */
export const changesFeed = (changes: readonly ToldChange[], origin: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${festival.language}">
  <id>${xmlText(tagOf('changes'))}</id>
  <title>${xmlText(changesPage.feed)}</title>
  <subtitle>${xmlText(changesPage.description)}</subtitle>
  <updated>${changes[0]?.written ?? announced.at}</updated>
  <author><name>${xmlText(festival.fullName)}</name></author>
  <link rel="self" type="application/atom+xml" href="${origin}${pathTo(NAME)}"/>
  <link rel="alternate" type="text/html" href="${origin}${page}"/>
${changes.map((change) => entry(change, origin)).join('')}</feed>
`;

export const changesAtom = defineResource({
  name: NAME,
  type: 'application/atom+xml; charset=utf-8',
  body: ({ origin }) => changesFeed(told, origin),
});
