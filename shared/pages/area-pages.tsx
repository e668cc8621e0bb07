import { css } from '@emotion/react';
import { PosterSheet } from '../components/broadsides/poster.tsx';
import { ArticleBody } from '../components/type/article.tsx';
import { Band } from '../components/type/band.tsx';
import { EntryList, type Entry } from '../components/type/entry-list.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Paragraph } from '../components/type/running-text.tsx';
import { beds, bedsPage as bedsCopy } from '../data/area/beds.ts';
import { pubs, pubsPage } from '../data/area/pubs-food.ts';
import { stores, storesPage as storesCopy } from '../data/area/stores.ts';
import { localAttractions, thingsToDoPage as thingsToDo } from '../data/area/things-to-do.ts';
import { walks, walksPage as walksCopy } from '../data/area/walks.ts';
import type { ListPage } from '../data/blocks.ts';
import { difficulties } from '../data/programme/model.ts';
import { metresBriefly, type Distance } from '../figures/distance.ts';
import { definePage, type Page } from '../page.ts';
import { gradeOf } from '../rules/grade-of.ts';
import { column } from '../look/measures.ts';
import { statement } from '../look/tokens.ts';

const layout = css`
  ${column('3rem')};
  > p {
    ${statement};
  }
`;

interface AreaOptions<Place> {
  readonly name: string;
  readonly label: string;
  readonly copy: ListPage & { readonly labels: { readonly distance: string } };
  readonly places: readonly Place[];
  readonly entryOf: (place: Place) => Omit<Entry, 'title' | 'distance'>;
}

/** A list of places around the festival. */
const areaPage = <Place extends { readonly name: string; readonly distance: Distance }>({
  name,
  label,
  copy: page,
  places,
  entryOf,
}: AreaOptions<Place>): Page =>
  definePage({
    name: `further-afield/${name}`,
    label,
    section: 'area',
    menu: 'further-afield',
    content: {
      copy: page,
      entries: places.map((place) => ({
        ...entryOf(place),
        title: place.name,
        distance: { ...place.distance, term: page.labels.distance },
      })),
    },
    meta: ({ copy }) => copy,
    Component: ({ copy, entries }) => (
      <>
        <PageTitle title={copy.title} lead={copy.lead} picture={copy.picture} />
        {copy.poster && <PosterSheet band={copy.poster} />}
        <div css={layout}>
          <EntryList entries={entries} pictures={copy.pictures} />
          {copy.closing && <Paragraph id="more" text={copy.closing} />}
          {copy.band && <Band band={copy.band} heading="h2" />}
        </div>
      </>
    ),
  });

export const thingsToDoPage = areaPage({
  name: 'things-to-do',
  label: 'Things to Do',
  copy: thingsToDo,
  places: localAttractions,
  entryOf: ({ driveTime, description }) => ({
    facts: [[thingsToDo.labels.driveTime, driveTime]],
    description,
  }),
});

export const walksPage = areaPage({
  name: 'walks',
  label: 'Walks',
  copy: walksCopy,
  places: walks,
  entryOf: ({ difficulty, distance: { ascent = 0 }, duration, description }) => ({
    key: difficulty,
    grade: gradeOf(difficulty, difficulties),
    facts: [
      [walksCopy.labels.ascent, metresBriefly(ascent)],
      [walksCopy.labels.duration, duration],
    ],
    description,
  }),
});

export const pubsFoodPage = areaPage({
  name: 'pubs-food',
  label: 'Pubs & Food',
  copy: pubsPage,
  places: pubs,
  entryOf: ({ type, cuisine, description }) => ({
    key: type,
    facts: [[pubsPage.labels.cuisine, cuisine]],
    description,
  }),
});

export const storesPage = areaPage({
  name: 'stores',
  label: 'Stores',
  copy: storesCopy,
  places: stores,
  entryOf: ({ type, hours, services }) => ({
    key: type,
    facts: hours,
    description: services,
  }),
});

/** Outside of the menu, whose entries the specification lists (section 2). */
export const bedsPage = definePage({
  name: 'further-afield/beds',
  label: 'Beds in the Valley',
  section: 'area',
  // The menu itself, which has no page.
  parent: 'further-afield',
  content: {
    copy: bedsCopy,
    entries: beds.map(({ name, kind, distance, price, back, description }): Entry => ({
      title: name,
      key: kind,
      distance: { ...distance, term: bedsCopy.labels.distance },
      facts: [
        [bedsCopy.labels.price, price],
        [bedsCopy.labels.back, back],
      ],
      description,
    })),
  },
  meta: ({ copy: { title, description } }) => ({ title, description }),
  Component: ({ copy, entries }) => (
    <>
      <PageTitle title={copy.title} lead={copy.lead} picture={copy.picture} />
      <ArticleBody
        facts={copy.facts}
        first={{
          heading: copy.listHeading,
          content: <EntryList heading="h3" entries={entries} pictures={copy.pictures} besideIndex />,
        }}
        sections={copy.sections}
      />
    </>
  ),
});
