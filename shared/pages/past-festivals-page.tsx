import { css } from '@emotion/react';
import { PageTitle } from '../components/type/page-title.tsx';
import { PastFestivalCard } from '../components/programme/past-festival-card.tsx';
import { Prose } from '../components/type/prose.tsx';
import { WoodType } from '../components/type/wood-type.tsx';
import { pastFestivals, pastFestivalsPage as wording } from '../data/archive/past-festivals.ts';
import type { Block } from '../data/blocks.ts';
import { definePage } from '../page.ts';
import { stack } from '../look/measures.ts';
import { media } from '../look/tokens.ts';

const grid = css`
  display: grid;
  gap: 2.5rem;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

/* The story and its figures side by side. */
const history = css`
  ${media.desktop} {
    && {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: 1.5rem 4rem;
      align-items: start;
    }
    > h2 {
      grid-column: 1 / -1;
    }
  }
`;

const isTable = (block: Block): boolean => typeof block === 'object' && 'table' in block;

/** All editions so far, and the story of the years without one. */
export const pastFestivalsPage = definePage({
  name: 'programme/past-festivals',
  label: 'Past Festivals',
  section: 'archive',
  menu: 'programme',
  content: { copy: wording, editions: pastFestivals },
  meta: ({ copy }) => copy,
  Component: ({ copy, editions }) => (
    <>
      <PageTitle title={copy.title} lead={copy.lead} low />
      <div css={stack}>
        <ul css={grid}>
          {editions.map((past, index) => (
            <li key={past.year}>
              <PastFestivalCard past={past} labels={copy.labels} eager={index === 0} />
            </li>
          ))}
        </ul>
        <section aria-labelledby="history" css={history}>
          <h2 id="history">
            <WoodType text={copy.labels.historyHeading} longest={30} ems={11} />
          </h2>
          <Prose blocks={copy.history.filter((block) => !isTable(block))} />
          <Prose blocks={copy.history.filter(isTable)} />
        </section>
      </div>
    </>
  ),
});
