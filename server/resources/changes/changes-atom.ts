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
  const {
    edition,
    revision,
    revisionOfChange,
    publishedChanges,
    addresses: { changePath, pathTo },
    texts: { changesPage },
  } = festival;
  const { tagOf } = createStableIds(festival);
  const page = pathTo('programme/changes');

  /** Identifies a change by what changed and when, so that the id stays the same. */
  const idOf = ({ set, title, at }: PublishedChange): string =>
    tagOf(`changes/${set ?? encodeURIComponent(slugOf(title))}/${new Date(at).toISOString()}`);

  const changeEntry = (change: PublishedChange): Entry => ({
    id: idOf(change),
    title: change.sentence,
    text: `${change.sentence} ${change.why}`,
    published: change.written,
    updated: withOffset(revisionOfChange(change).changedAt, edition.utcOffset),
    href: change.set ? changePath(change.set) : page,
  });

  return {
    name: NAME,
    type: 'application/atom+xml; charset=utf-8',
    body: ({ origin }) => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${edition.language}">
  <id>${xmlText(tagOf('changes'))}</id>
  <title>${xmlText(changesPage.feed)}</title>
  <subtitle>${xmlText(changesPage.description)}</subtitle>
  <updated>${withOffset(revision.changedAt, edition.utcOffset)}</updated>
  <author><name>${xmlText(edition.fullName)}</name></author>
  <link rel="self" type="application/atom+xml" href="${origin}${pathTo(NAME)}"/>
  <link rel="alternate" type="text/html" href="${origin}${page}"/>
${publishedChanges.map((change) => entry(changeEntry(change), origin)).join('')}</feed>
`,
  };
}
