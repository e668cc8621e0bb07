import { css } from '@emotion/react';
import { FeatureBlock } from '../components/feature/feature-block.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Picture } from '../components/pictures/picture.tsx';
import { Prose, ruled } from '../components/type/prose.tsx';
import { WithNames } from '../components/type/with-names.tsx';
import { definePage } from '../page.ts';
import { inHalves, sideBySide, stack, pictureSizes } from '../look/measures.ts';
import { pressableCard } from '../look/surfaces.ts';
import { capitals, fontSize, stacked } from '../look/tokens.ts';
import type { Festival } from '../festival/create-festival.ts';

const card = css`
  ${pressableCard};
  grid-template-rows: auto 1fr;
  h2 {
    font-size: ${fontSize.numeral};
  }
  h3 {
    font-size: ${fontSize.label};
  }
  > div {
    ${stacked('0.75rem')};
    grid-template-rows: repeat(3, auto) 1fr;
    padding: 1.25rem;
  }
`;

const names = css`
  ${capitals(`${fontSize.heading}/1`, 70)};
`;

const highlights = css`
  ${stacked('0.75rem', 'start')};
  margin-top: 1rem;
  ${ruled};
  > li {
    font-weight: 400;
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
                    <h3>{copy.labels.headliners}</h3>
                    <ul css={names} translate="no">
                      {past.headliners.map((name) => (
                        <li key={name}>{name}</li>
                      ))}
                    </ul>
                    <ul css={highlights}>
                      {past.highlights.map((highlight) => (
                        <li key={highlight}>
                          <WithNames text={highlight} />
                        </li>
                      ))}
                    </ul>
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
