import { css } from '@emotion/react';
import { FeatureBlock } from '../components/feature/feature-block.tsx';
import { Band } from '../components/type/band.tsx';
import { EntryList } from '../components/type/entry-list.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Paragraph } from '../components/type/running-text.tsx';
import type { Labels, ListPage, Place } from '../model/text-blocks.ts';
import { definePage, type Page } from '../page.ts';
import { gradeOf } from '../figures/grade-of.ts';
import { belowHead, column } from '../look/measures.ts';
import { media, on, wideStatement } from '../look/tokens.ts';
import type { Festival } from '../festival/create-festival.ts';

const layout = css`
  ${column('3rem')};
  > p {
    ${wideStatement};
  }
  /* Where no poster stands between, the first entry's ink joins the head's. */
  *:has(h1) + & > ul > li:first-child {
    ${on.second};
    box-shadow: 0 0 0 100vmax var(--second);
    clip-path: inset(calc(-1rem - ${belowHead.plain}) -100vmax -2rem);
    ${media.desktop} {
      clip-path: inset(calc(-1rem - ${belowHead.print}) -100vmax -2rem);
    }
    &::before {
      --second: var(--first);
    }
  }
`;

type Fields<Labelled extends string> = Exclude<Labelled, 'distance'>;

/** A list of places around the festival. @param inMenu of the area, whose entries the specification lists (section 2) */
function areaPage<Labelled extends string>(
  name: string,
  label: string,
  copy: ListPage & Labels<Labelled | 'distance'>,
  places: readonly (Place & { readonly [Field in Fields<Labelled>]?: string })[],
  inMenu = true,
): Page {
  const { labels, scale = [] } = copy;
  const fields = Object.keys(labels).filter((field): field is Fields<Labelled> => field !== 'distance');
  const factsOf = (place: (typeof places)[number]) =>
    fields.flatMap((field) => {
      const value = place[field];
      return value
        ? [[labels[field], value, scale.includes(value) ? gradeOf(value, scale) : undefined] as const]
        : [];
    });
  return definePage({
    name: `further-afield/${name}`,
    label,
    section: 'area',
    ...(inMenu ? { menu: 'further-afield' } : { parent: 'further-afield' }),
    content: {
      copy,
      entries: places.map((place) => ({
        title: place.name,
        key: place.kind,
        distance: { ...place.distance, term: labels.distance },
        facts: [...(place.hours ?? []), ...factsOf(place)],
        description: place.description,
      })),
    },
    meta: () => copy,
    Component: ({ entries }) => (
      <>
        <PageTitle title={copy.title} lead={copy.lead} picture={copy.picture} />
        {copy.poster && <FeatureBlock of={copy.poster} />}
        <div css={layout}>
          <EntryList entries={entries} pictures={copy.pictures} />
          {copy.closing && <Paragraph text={copy.closing} />}
          {copy.band && <Band band={copy.band} heading="h2" />}
        </div>
      </>
    ),
  });
}

export function createAreaPages({
  texts: {
    beds,
    bedsPage: bedsCopy,
    pubs,
    pubsPage,
    stores,
    storesPage: storesCopy,
    localAttractions,
    thingsToDoPage: thingsToDo,
    walks,
    walksPage: walksCopy,
  },
}: Festival) {
  const thingsToDoPage = areaPage('things-to-do', 'Things to Do', thingsToDo, localAttractions);

  const walksPage = areaPage('walks', 'Walks', walksCopy, walks);

  const pubsFoodPage = areaPage('pubs-food', 'Pubs & Food', pubsPage, pubs);

  const storesPage = areaPage('stores', 'Stores', storesCopy, stores);

  const bedsPage = areaPage('beds', 'Beds in the Valley', bedsCopy, beds, false);

  return { thingsToDoPage, walksPage, pubsFoodPage, storesPage, bedsPage };
}
