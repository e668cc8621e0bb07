import { css } from '@emotion/react';
import { EntryList, type Entry } from '../components/type/entry-list.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { RunningText } from '../components/type/running-text.tsx';
import type { ListPage, TextLink } from '../data/blocks.ts';
import type { ProgrammeEvent } from '../data/programme/model.ts';
import { programmePage as programmeWording } from '../data/wording/programme-wording.ts';
import { definePage, type Page } from '../page.ts';
import { measure } from '../look/measures.ts';
import { setsData } from '../structured-data/set-data.ts';

interface Listing {
  readonly copy: ListPage;
  readonly entries: readonly Entry[];
  /** A link below the lead. */
  readonly more?: TextLink;
}

const layout = css`
  ${measure};
  display: grid;
  gap: 3rem;
`;

const ListingPage = ({ copy, entries, more }: Listing) => (
  <>
    <PageTitle title={copy.title} lead={copy.lead} more={more} picture={copy.picture} />
    <div css={layout}>
      <EntryList entries={entries} />
      {copy.closing && (
        <p>
          <RunningText text={copy.closing} />
        </p>
      )}
    </div>
  </>
);

interface ListingOptions extends Listing {
  /** What search engines read of the entries that are events. */
  readonly events?: readonly ProgrammeEvent[];
  readonly name: string;
  readonly label: string;
}

const listingPage = (
  { name, label, events = [], ...listing }: ListingOptions,
  place: Pick<Page, 'section' | 'menu'>,
): Page =>
  definePage({
    name,
    label,
    ...place,
    content: listing,
    meta: ({ copy }) => ({ ...copy, structuredData: (urls) => setsData(events, urls, copy.picture) }),
    Component: ListingPage,
  });

/** A list of places around the festival. */
export const areaPage = (options: ListingOptions): Page =>
  listingPage(
    { ...options, name: `further-afield/${options.name}` },
    { section: 'area', menu: 'further-afield' },
  );

/** A list of the festival's programme. */
export const programmePage = (options: ListingOptions): Page =>
  listingPage(
    { ...options, name: `programme/${options.name}`, more: programmeWording.link },
    { section: 'programme', menu: 'programme' },
  );
