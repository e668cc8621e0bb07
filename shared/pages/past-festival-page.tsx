import { css } from '@emotion/react';
import { BackLink, PageLink } from '../components/type/page-link.tsx';
import { Picture } from '../components/pictures/picture.tsx';
import { PhotoWall } from '../components/pictures/photo-wall.tsx';
import { FactEntries } from '../components/type/fact-list.tsx';
import { Prose } from '../components/type/prose.tsx';
import { WoodType } from '../components/type/wood-type.tsx';
import type { PastFestival, PastFestivalsPage } from '../model/archive-texts.ts';
import { definePage, entriesOf } from '../page.ts';
import { misprint } from '../look/decorations.ts';
import { column, measure, stack } from '../look/measures.ts';
import { pictureSizes } from '../look/picture-sizes.ts';
import { buttonStyle, halftoneEdge, inkBlock } from '../look/surfaces.ts';
import { capitals, media, inksOfDay, on, rule, stacked, wrapping, size } from '../look/tokens.ts';
import type { Festival } from '../festival/create-festival.ts';

type NonEmpty<Item> = readonly [Item, ...Item[]];

/** The past festival of this year, or the newest one for any other year (specification, section 2). */
export const festivalByYear = <Past extends { readonly year: number }>(
  festivals: NonEmpty<Past>,
  year: string | undefined,
): Past => festivals.find((festival) => String(festival.year) === year) ?? festivals[0];

const block = css`
  ${halftoneEdge};
  margin-bottom: 5rem;
  padding-top: clamp(1.25rem, 3vw, 2.5rem);
  ${on.first};
  ${inksOfDay};
  > div {
    ${column('clamp(1rem, 2.5vw, 2rem)')};
  }
  h1 {
    ${stacked('clamp(0.3rem, 1.2vw, 1rem)')};
    ${misprint};
  }
`;

/* One strip; with very large letters, one below the other. */
const factsStyle = css`
  ${wrapping('0.75rem clamp(0.6rem, 3vw, 2rem)')};
  padding-bottom: 1rem;
  > div {
    flex: 1 1 auto;
    max-width: 100%;
    padding-top: 0.6rem;
    border-top: 3px solid;
    @media (max-width: 30em) {
      flex: 1 1 4.5rem;
    }
  }
  dt {
    font-size: ${size.small};
    font-weight: 600;
  }
  dd {
    ${capitals(`${size.label}/1`, 76)};
  }
`;

/* On phones it follows the year, from edge to edge; elsewhere it lies over the block's lower edge. */
const framed = css`
  margin-inline: calc(50% - 50vw);
  border-block: ${rule};
  ${media.tablet} {
    position: relative;
    z-index: 2;
    order: 1;
    margin: 0 0 -3rem;
    border: ${rule};
    box-shadow: 6px 6px 0 var(--second);
    img {
      aspect-ratio: 16 / 9;
    }
  }
`;

/* From edge to edge, with lines over the full measure: the bill of that year's poster, in full ink by night, too. */
const bill = css`
  ${inkBlock};
  margin: 0 0 5rem;
  padding-block: clamp(1.5rem, 4vw, 3.5rem) clamp(1rem, 3vw, 2.5rem);
  > * {
    ${measure};
  }
  > ul {
    margin-top: 1rem;
  }
  li {
    padding-block: clamp(0.5rem, 1.25vw, 1rem);
    border-top: 3px solid;
  }
`;

const story = css`
  ${stacked('2.5rem 4rem')};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const highlights = css`
  border: ${rule};
  padding: clamp(1.25rem, 3vw, 2.25rem);
  box-shadow: 6px 6px 0 var(--second);
`;

const ways = css`
  ${wrapping('1.5rem', 'center')};
  justify-content: space-between;
  max-width: none;
`;

/** The head of a past festival's page, set like its poster: the year over the full measure, three facts, its print. */
function Head({
  past,
  labels,
}: {
  readonly past: PastFestival;
  readonly labels: PastFestivalsPage['labels'];
}) {
  const [lead] = past.gallery;
  const year = String(past.year);
  const facts = (['date', 'location', 'attendance'] as const).map((fact) => ({
    term: labels[fact],
    value: past[fact],
  }));
  return (
    <div css={block}>
      <div>
        <h1>
          <WoodType text={past.title.replace(year, '').trim()} longest={24} ems={9} />{' '}
          <WoodType text={year} ems={3.95} />
        </h1>
        {lead && (
          <figure css={framed}>
            <Picture id={lead} sizes={pictureSizes.lead} eager />
          </figure>
        )}
        <dl css={factsStyle}>
          <FactEntries facts={facts} />
        </dl>
      </div>
    </div>
  );
}

export const pastFestivalPage = ({ texts: { pastFestivals, pastFestivalsPage: wording } }: Festival) =>
  wording &&
  pastFestivals &&
  definePage({
    name: 'past-festivals/:year',
    label: 'Past festival',
    section: 'archive',
    parent: 'programme/past-festivals',
    entries: entriesOf(pastFestivals, ({ year }) => String(year)),
    load: ({ entry }) => ({ past: festivalByYear(pastFestivals, entry), copy: wording }),
    meta: ({ past: { title, description } }) => ({ title, description }),
    Component: ({ past, copy: { labels } }) => (
      <>
        <Head past={past} labels={labels} />
        <section aria-labelledby="headliners" css={bill}>
          <h2 id="headliners">{labels.headliners}</h2>
          <ul>
            {past.headliners.map((headliner) => (
              <li key={headliner}>
                <WoodType text={headliner} longest={24} ems={9} />
              </li>
            ))}
          </ul>
        </section>
        <div css={stack}>
          <div css={story}>
            <section aria-labelledby="overview">
              <h2 id="overview">{labels.overview}</h2>
              <Prose blocks={past.overview} />
            </section>
            <section aria-labelledby="highlights" css={highlights}>
              <h2 id="highlights">{labels.highlights}</h2>
              <Prose blocks={[{ list: past.highlights }]} />
            </section>
          </div>
          <section aria-labelledby="gallery">
            <h2 id="gallery">{labels.gallery}</h2>
            <PhotoWall photos={past.gallery.slice(1)} />
          </section>
          <p css={ways}>
            <BackLink to="programme/past-festivals">{labels.back}</BackLink>{' '}
            <PageLink to="tickets" css={buttonStyle}>
              {labels.callToAction}
            </PageLink>
          </p>
        </div>
      </>
    ),
  });
