import { css } from '@emotion/react';
import { FeatureBlock } from '../components/feature/feature-block.tsx';
import { FactTexts } from '../components/type/fact-list.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Picture } from '../components/pictures/picture.tsx';
import { Prose } from '../components/type/prose.tsx';
import { definePage } from '../page.ts';
import { inHalves, sideBySide, stack, pictureSizes } from '../look/measures.ts';
import { pressableCard } from '../look/surfaces.ts';
import { fontSize, stacked } from '../look/tokens.ts';
import type { Festival } from '../festival/create-festival.ts';

const card = css`
  ${pressableCard};
  align-content: start;
  h2 {
    font-size: ${fontSize.numeral};
  }
  > div {
    ${stacked('1rem')};
    padding: 1.25rem;
  }
`;

/** All editions so far, and the story of the years without one. */
export const pastFestivalsPage = (festival: Festival) =>
  festival.texts.pastFestivalsPage &&
  festival.texts.pastFestivals &&
  definePage({
    name: 'programme/past-festivals',
    label: 'Past Festivals',
    section: 'archive',
    menu: 'programme',
    content: { copy: festival.texts.pastFestivalsPage, editions: festival.texts.pastFestivals },
    meta: ({ copy }) => copy,
    Component: ({ copy, editions }) => (
      <>
        <PageTitle title={copy.title} lead={copy.lead} low />
        <FeatureBlock of={copy.came} />
        <div css={stack}>
          <ul css={sideBySide}>
            {editions.map((past, index) => (
              <li key={past.year}>
                <article css={card}>
                  {past.gallery[0] && (
                    <Picture id={past.gallery[0]} sizes={pictureSizes.half} eager={index === 0} />
                  )}
                  <div>
                    <h2>
                      <a href={festival.addresses.pastFestivalPath(past.year)}>{past.year}</a>
                    </h2>
                    <FactTexts
                      facts={[{ term: copy.labels.headliners, value: past.headliners.join(', ') }]}
                    />
                    <Prose blocks={[{ list: past.highlights }]} />
                  </div>
                </article>
              </li>
            ))}
          </ul>
          <section aria-labelledby="history" css={inHalves}>
            <h2 id="history">{copy.labels.historyHeading}</h2>
            <Prose blocks={copy.history} />
          </section>
        </div>
      </>
    ),
  });
