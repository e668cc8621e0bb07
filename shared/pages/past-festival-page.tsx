import { css } from '@emotion/react';
import { headBlock } from '../components/feature/block-of-ink.ts';
import { FeatureBlock } from '../components/feature/feature-block.tsx';
import { BackLink } from '../components/type/page-link.tsx';
import { PhotoWall } from '../components/pictures/photo-wall.tsx';
import { FactList } from '../components/type/fact-list.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { WoodType } from '../components/type/wood-type.tsx';
import { definePage, entriesOf } from '../page.ts';
import { callToBuy } from '../rules/calendar/year.ts';
import { flow, headingBeside, stack } from '../look/measures.ts';
import type { Festival } from '../festival/create-festival.ts';

type NonEmpty<Item> = readonly [Item, ...Item[]];

/** The past festival of this year, or the newest one for any other year (specification, section 2). */
export const festivalByYear = <Past extends { readonly year: number }>(
  festivals: NonEmpty<Past>,
  year: string | undefined,
): Past => festivals.find((festival) => String(festival.year) === year) ?? festivals[0];

/* The bill of that year's poster, in full ink in dark mode, too. */
const bill = css`
  ${headBlock};
  gap: 2rem;
  li {
    padding-block: clamp(0.5rem, 1.25vw, 1rem);
    border-top: 3px solid;
  }
`;

export const pastFestivalPage = ({
  edition,
  texts: { pastFestivals, pastFestivalsPage: wording, seasonWording },
}: Festival) =>
  wording &&
  pastFestivals &&
  definePage({
    name: 'past-festivals/:year',
    label: 'Past festival',
    section: 'archive',
    parent: 'programme/past-festivals',
    entries: entriesOf(pastFestivals, ({ year }) => String(year)),
    load: ({ entry, year }) => ({
      past: festivalByYear(pastFestivals, entry),
      copy: wording,
      call: callToBuy(year, seasonWording, wording.labels.callToAction),
    }),
    meta: ({ past: { title, description } }) => ({ title, description }),
    Component: ({ past, copy: { labels }, call }) => (
      <>
        <PageTitle title={past.title} picture={past.gallery[0]} />
        <div css={bill}>
          <FactList
            facts={(['date', 'location', 'attendance'] as const).map((fact) => ({
              term: labels[fact],
              value: past[fact],
            }))}
          />
          <section aria-labelledby="headliners" css={flow}>
            <h2 id="headliners">{labels.headliners}</h2>
            <ul>
              {past.headliners.map((headliner) => (
                <li key={headliner} translate="no">
                  <WoodType text={headliner} longest={24} ems={9} />
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div css={stack}>
          <section aria-labelledby="overview" css={headingBeside}>
            <h2 id="overview">{labels.overview}</h2>
            <Prose blocks={past.overview} />
          </section>
          <section aria-labelledby="highlights" css={headingBeside}>
            <h2 id="highlights">{labels.highlights}</h2>
            <Prose blocks={[{ list: past.highlights }]} />
          </section>
          <section aria-labelledby="gallery">
            <h2 id="gallery">{labels.gallery}</h2>
            <PhotoWall photos={past.gallery.slice(1)} />
          </section>
          <p>
            <BackLink to="programme/past-festivals">{labels.back}</BackLink>
          </p>
        </div>
        <FeatureBlock of={{ title: edition.dates, to: call, ems: 9 }} />
      </>
    ),
  });
