import { ArticleBody } from '../components/type/article.tsx';
import { EntryList, type Entry } from '../components/type/entry-list.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { beds, bedsPage as wording } from '../data/area/beds.ts';
import { definePage } from '../page.ts';

/** Outside of the menu, whose entries the specification lists (section 2). */
export const bedsPage = definePage({
  name: 'further-afield/beds',
  label: 'Beds in the Valley',
  section: 'area',
  // The menu itself, which has no page.
  parent: 'further-afield',
  content: {
    copy: wording,
    entries: beds.map(({ name, kind, distance, price, back, description }): Entry => ({
      title: name,
      key: kind,
      distance: { ...distance, term: wording.labels.distance },
      facts: [
        [wording.labels.price, price],
        [wording.labels.back, back],
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
