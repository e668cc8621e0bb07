/** The changes as a feed (RFC 4287). */
import type { PublishedChange } from '../../../shared/rules/changes/write-changes.ts';
import { withOffset } from '../../../shared/rules/programme/local-time.ts';
import { slugOf } from '../../../shared/rules/text/slug.ts';
import type { Resource } from '../resource.ts';
import { xmlText } from '../xml-text.ts';
import type { Festival } from '../../../shared/festival/create-festival.ts';
import { createStableIds } from '../programme/stable-ids.ts';

const NAME = 'changes.atom';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly published: string;
  readonly updated: string;
  readonly href: string;
}

const entry = ({ id, title, text, published, updated, href }: Entry, origin: string): string => `  <entry>
    <id>${xmlText(id)}</id>
    <title>${xmlText(title)}</title>
    <updated>${updated}</updated>
    <published>${published}</published>
    <link rel="alternate" type="text/html" href="${xmlText(origin + href)}"/>
    <content type="text">${xmlText(text)}</content>
  </entry>
`;

export function changesAtom(festival: Festival): Resource {
  const { tagOf } = createStableIds(festival);
  const page = festival.addresses.pathTo('programme/changes');

  /** Identifies a change by what changed and when, so that the id stays the same. */
  const idOf = ({ set, title, at }: PublishedChange): string =>
    tagOf(`changes/${set ?? encodeURIComponent(slugOf(title))}/${new Date(at).toISOString()}`);

  const changeEntry = (change: PublishedChange): Entry => ({
    id: idOf(change),
    title: change.sentence,
    text: `${change.sentence} ${change.why}`,
    published: change.written,
    updated: withOffset(festival.revisionOfChange(change).changedAt, festival.edition.utcOffset),
    href: change.set ? festival.addresses.changePath(change.set) : page,
  });

  return {
    name: NAME,
    type: 'application/atom+xml; charset=utf-8',
    body: ({ origin }) => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${festival.edition.language}">
  <id>${xmlText(tagOf('changes'))}</id>
  <title>${xmlText(festival.texts.changesPage.feed)}</title>
  <subtitle>${xmlText(festival.texts.changesPage.description)}</subtitle>
  <updated>${withOffset(festival.revision.changedAt, festival.edition.utcOffset)}</updated>
  <author><name>${xmlText(festival.edition.fullName)}</name></author>
  <link rel="self" type="application/atom+xml" href="${origin}${festival.addresses.pathTo(NAME)}"/>
  <link rel="alternate" type="text/html" href="${origin}${page}"/>
${festival.publishedChanges.map((change) => entry(changeEntry(change), origin)).join('')}</feed>
`,
  };
}
