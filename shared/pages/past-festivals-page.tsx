import { css } from '@emotion/react';
import { Fragment } from 'react';
import { FeatureBlock } from '../components/feature/feature-block.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Picture } from '../components/pictures/picture.tsx';
import { Prose } from '../components/type/prose.tsx';
import { definePage } from '../page.ts';
import { stack } from '../look/measures.ts';
import { pictureSizes } from '../look/picture-sizes.ts';
import { pressableCard } from '../look/surfaces.ts';
import { media, readingType, stacked, statement, woodType, size } from '../look/tokens.ts';
import type { Festival } from '../festival/create-festival.ts';

const grid = css`
  ${stacked('2.5rem')};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const card = css`
  ${pressableCard};
  align-content: start;
  > picture > img {
    aspect-ratio: 16 / 9;
  }
  > div {
    ${stacked('0.85rem')};
    padding: 1.25rem;
  }
  dt {
    font-size: ${size.small};
  }
  dd {
    margin-top: 0.3rem;
    font: 900 ${size.name}/1 ${woodType};
  }
  dl {
    ${stacked('0.75rem')};
  }
  dd > span {
    display: block;
  }
  dd > ul {
    padding-left: 1.1rem;
    list-style: square;
    font: 400 1.125rem/1.5 ${readingType};
  }
`;

const above = css`
  margin-bottom: 4rem;
  /* Few words are large. */
  section p {
    ${statement};
  }
`;

/** All editions so far, and the story of the years without one. */
export const pastFestivalsPage = ({
  texts: { pastFestivals, pastFestivalsPage: wording },
  addresses: { pastFestivalPath },
}: Festival) =>
  wording &&
  pastFestivals &&
  definePage({
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
                <article css={card}>
                  {past.gallery[0] && (
                    <Picture id={past.gallery[0]} sizes={pictureSizes.half} eager={index === 0} />
                  )}
                  <div>
                    <h2>
                      <a href={pastFestivalPath(past.year)}>{past.year}</a>
                    </h2>
                    <dl>
                      <div>
                        <dt>{copy.labels.attendance}</dt>
                        <dd>{past.attendance}</dd>
                      </div>
                      <div>
                        <dt>{copy.labels.headliners}</dt>
                        <dd>
                          {past.headliners.map((headliner) => (
                            <Fragment key={headliner}>
                              <span>{headliner}</span>{' '}
                            </Fragment>
                          ))}
                        </dd>
                      </div>
                      <div>
                        <dt>{copy.labels.highlights}</dt>
                        <dd>
                          <ul>
                            {past.highlights.map((highlight) => (
                              <li key={highlight}>{highlight}</li>
                            ))}
                          </ul>
                        </dd>
                      </div>
                    </dl>
                  </div>
                </article>
              </li>
            ))}
          </ul>
          <section aria-labelledby="history">
            <h2 id="history">{copy.labels.historyHeading}</h2>
            <Prose blocks={copy.history} />
          </section>
        </div>
        <FeatureBlock of={copy.came} />
      </>
    ),
  });
