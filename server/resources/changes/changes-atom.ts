/** The changes as a feed (RFC 4287). */
import { changePath, pathTo } from '../../../shared/addressing/paths.ts';
import type { Edition } from '../../../shared/data/archive/edition-model.ts';
import { editions } from '../../../shared/data/archive/editions.ts';
import { festival } from '../../../shared/data/festival.ts';
import { announced } from '../../../shared/data/programme/announced.ts';
import { changesPage } from '../../../shared/data/wording/changes-wording.ts';
import { editionWording } from '../../../shared/data/wording/edition-wording.ts';
import { filled } from '../../../shared/figures/filled.ts';
import type { ToldChange } from '../../../shared/rules/changes/told-changes.ts';
import { slugOf } from '../../../shared/rules/text/slug.ts';
import { told } from '../../../shared/festival/programme.ts';
import { tagOf } from '../programme/stable-ids.ts';
import type { Resource } from '../resource.ts';
import { xmlText } from '../xml-text.ts';

const NAME = 'changes.atom';
const page = pathTo('programme/changes');

/** Never changes: what changed, and when. */
const idOf = ({ set, title, at }: ToldChange): string =>
  tagOf(`changes/${set ?? encodeURIComponent(slugOf(title))}/${new Date(at).toISOString()}`);

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly written: string;
  readonly href: string;
}

const changeEntry = (change: ToldChange): Entry => ({
  id: idOf(change),
  title: change.sentence,
  text: `${change.sentence} ${change.why}`,
  written: change.written,
  href: change.set ? changePath(change.set) : page,
});

/** The last word on an edition that is over. */
const closingEntry = ({ year, name, slug, turnedAt }: Edition): Entry => {
  const title = filled(editionWording.over, { name });
  return { id: tagOf('over', year), title, text: title, written: turnedAt, href: pathTo(slug) };
};

const entry = ({ id, title, text, written, href }: Entry, origin: string): string => `  <entry>
    <id>${xmlText(id)}</id>
    <title>${xmlText(title)}</title>
    <updated>${written}</updated>
    <published>${written}</published>
    <link rel="alternate" type="text/html" href="${xmlText(origin + href)}"/>
    <content type="text">${xmlText(text)}</content>
  </entry>
`;

/** Before the first change it says when the programme was announced. */
export const changesAtom: Resource = {
  name: NAME,
  type: 'application/atom+xml; charset=utf-8',
  body: ({ origin }) => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${festival.language}">
  <id>${xmlText(tagOf('changes', editions.at(-1)?.year))}</id>
  <title>${xmlText(changesPage.feed)}</title>
  <subtitle>${xmlText(changesPage.description)}</subtitle>
  <updated>${told[0]?.written ?? announced.at}</updated>
  <author><name>${xmlText(festival.fullName)}</name></author>
  <link rel="self" type="application/atom+xml" href="${origin}${pathTo(NAME)}"/>
  <link rel="alternate" type="text/html" href="${origin}${page}"/>
${[...told.map(changeEntry), ...editions.map(closingEntry)].map((one) => entry(one, origin)).join('')}</feed>
`,
};
