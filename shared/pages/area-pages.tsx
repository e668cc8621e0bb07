import { css } from '@emotion/react';
import { FeatureBlock } from '../components/feature/feature-block.tsx';
import { Strip } from '../components/type/strip.tsx';
import { EntryList } from '../components/type/entry-list.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Paragraph } from '../components/type/running-text.tsx';
import type { AreaPage } from '../model/info-texts.ts';
import type { AreaEntry } from '../model/text-blocks.ts';
import { definePage, type Page } from '../page.ts';
import { gradeOf } from '../figures/grade-of.ts';
import { belowHead, column } from '../look/measures.ts';
import { media, surface, statementStyle } from '../look/tokens.ts';
import type { Festival } from '../festival/create-festival.ts';

const layout = css`
  ${column('3rem')};
  > p {
    ${statementStyle};
  }
  /* Without a poster between them, the first entry's ink joins the head's. */
  *:has(h1) + & > ul > li:first-child {
    ${surface.second};
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

/** A list of places around the festival. The menu's lists are the specification's (section 2). */
function areaPage({ name, label, copy, places, outsideMenu }: AreaPage): Page {
  const { labels, scale = [] } = copy;
  const fields = Object.entries(labels).filter(([field]) => field !== 'distance');
  const factsOf = (place: AreaEntry) => {
    const values = new Map<string, unknown>(Object.entries(place));
    return fields.flatMap(([field, term]) => {
      const value = values.get(field);
      return typeof value === 'string'
        ? [
            [
              term,
              field === 'phone' ? [{ text: value, to: `tel:${value}` }] : value,
              scale.includes(value) ? gradeOf(value, scale) : undefined,
            ] as const,
          ]
        : [];
    });
  };
  return definePage({
    name: `further-afield/${name}`,
    label,
    section: 'area',
    ...(outsideMenu ? { parent: 'further-afield' } : { menu: 'further-afield' }),
    content: {
      copy,
      entries: places.map((place) => ({
        title: place.name,
        key: place.kind,
        distance: { ...place.distance, term: labels.distance },
        facts: [...(place.hours ?? []), ...factsOf(place)],
        description: place.description,
        warning: place.warning,
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
          {copy.strip && <Strip strip={copy.strip} heading="h2" />}
        </div>
      </>
    ),
  });
}

export const createAreaPages = ({ texts: { areaPages = [] } }: Festival): readonly Page[] =>
  areaPages.map(areaPage);
