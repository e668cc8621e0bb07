import { css } from '@emotion/react';
import { Measured } from '../components/broadsides/measured.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { PastFestivalCard } from '../components/programme/past-festival-card.tsx';
import { Prose } from '../components/type/prose.tsx';
import { WoodType } from '../components/type/wood-type.tsx';
import { pastFestivals, pastFestivalsPage as wording } from '../data/archive/past-festivals.ts';
import { definePage } from '../page.ts';
import { stack } from '../look/measures.ts';
import { media, stacked } from '../look/tokens.ts';

const grid = css`
  ${stacked('2.5rem')};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const above = css`
  margin-bottom: 4rem;
`;

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
      <div css={[stack, above]}>
        <ul css={grid}>
          {editions.map((past, index) => (
            <li key={past.year}>
              <PastFestivalCard past={past} labels={copy.labels} eager={index === 0} />
            </li>
          ))}
        </ul>
        <section aria-labelledby="history">
          <h2 id="history">
            <WoodType text={copy.labels.historyHeading} longest={30} ems={11} />
          </h2>
          <Prose blocks={copy.history} />
        </section>
      </div>
      <Measured of={copy.came} />
    </>
  ),
});
