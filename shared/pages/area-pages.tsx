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

/** A list of places around the festival. */
const areaPage = (
  name: string,
  label: string,
  list: ListPage & { readonly labels: { readonly distance: string } },
  places: readonly (Omit<Entry, 'distance'> & { readonly distance: Distance })[],
): Page =>
  definePage({
    name: `further-afield/${name}`,
    label,
    section: 'area',
    menu: 'further-afield',
    content: {
      copy: list,
      entries: places.map((place) => ({
        ...place,
        distance: { ...place.distance, term: list.labels.distance },
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

export const thingsToDoPage = areaPage(
  'things-to-do',
  'Things to Do',
  thingsToDo,
  localAttractions.map(({ name: title, distance, driveTime, description }) => ({
    title,
    distance,
    facts: [[thingsToDo.labels.driveTime, driveTime]],
    description,
  })),
);

export const walksPage = areaPage(
  'walks',
  'Walks',
  walksCopy,
  walks.map(({ name: title, difficulty, distance, duration, description }) => ({
    title,
    distance,
    key: difficulty,
    grade: gradeOf(difficulty, difficulties),
    facts: [
      [walksCopy.labels.ascent, metresBriefly(distance.ascent ?? 0)],
      [walksCopy.labels.duration, duration],
    ],
    description,
  })),
);

export const pubsFoodPage = areaPage(
  'pubs-food',
  'Pubs & Food',
  pubsPage,
  pubs.map(({ name: title, distance, type, cuisine, description }) => ({
    title,
    distance,
    key: type,
    facts: [[pubsPage.labels.cuisine, cuisine]],
    description,
  })),
);

export const storesPage = areaPage(
  'stores',
  'Stores',
  storesCopy,
  stores.map(({ name: title, distance, type, hours, services }) => ({
    title,
    distance,
    key: type,
    facts: hours,
    description: services,
  })),
);

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
          content: <EntryList heading="h3" entries={entries} pictures={copy.pictures} />,
        }}
        sections={copy.sections}
      />
    </>
  ),
});
