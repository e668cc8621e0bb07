import { Band } from '../components/type/band.tsx';
import { EntryList, type Entry } from '../components/type/entry-list.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Paragraph } from '../components/type/running-text.tsx';
import type { ListPage } from '../data/blocks.ts';
import { definePage, type Page } from '../page.ts';
import { column } from '../look/measures.ts';

interface Listing {
  readonly copy: ListPage;
  readonly entries: readonly Entry[];
}

const layout = column('3rem');

const ListingPage = ({ copy, entries }: Listing) => (
  <>
    <PageTitle title={copy.title} lead={copy.lead} picture={copy.picture} />
    <div css={layout}>
      <EntryList entries={entries} pictures={copy.pictures} />
      {copy.closing && <Paragraph id="more" text={copy.closing} />}
      {copy.band && <Band band={copy.band} heading="h2" />}
    </div>
  </>
);

interface ListingOptions extends Listing {
  readonly name: string;
  readonly label: string;
}

/** A list of places around the festival. */
export const areaPage = ({ name, label, ...listing }: ListingOptions): Page =>
  definePage({
    name: `further-afield/${name}`,
    label,
    section: 'area',
    menu: 'further-afield',
    content: listing,
    meta: ({ copy }) => copy,
    Component: ListingPage,
  });
