import { css } from '@emotion/react';
import { BackLink, PageLink } from '../components/type/page-link.tsx';
import { PastFestivalHead } from '../components/programme/past-festival-head.tsx';
import { PhotoWall } from '../components/pictures/photo-wall.tsx';
import { Prose } from '../components/type/prose.tsx';
import { RunningText } from '../components/type/running-text.tsx';
import { WoodType } from '../components/type/wood-type.tsx';
import { pastFestivals, pastFestivalsPage as wording } from '../data/archive/past-festivals.ts';
import { definePage, entriesOf } from '../page.ts';
import { festivalByYear } from '../rules/fallbacks.ts';
import { measure, stack } from '../look/measures.ts';
import { buttonStyle, inkBlock, sheet } from '../look/surfaces.ts';
import { media, stacked, wrapping } from '../look/tokens.ts';

/* From edge to edge, with lines over the full measure: the bill of that year's poster. */
const bill = css`
  ${inkBlock('second')};
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
  ${sheet};
  padding: clamp(1.25rem, 3vw, 2.25rem);
  box-shadow: 6px 6px 0 var(--second);
`;

const ways = css`
  ${wrapping('1.5rem', 'center')};
  justify-content: space-between;
  max-width: none;
`;

export const pastFestivalPage = definePage({
  name: 'past-festivals/:year',
  label: 'Past festival',
  section: 'archive',
  parent: 'programme/past-festivals',
  entries: entriesOf(pastFestivals, ({ year }) => String(year)),
  load: ({ entry }) => ({ past: festivalByYear(pastFestivals, entry), copy: wording }),
  meta: ({ past: { title, description } }) => ({ title, description }),
  Component: ({ past, copy: { labels } }) => (
    <>
      <PastFestivalHead past={past} labels={labels} />
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
          <BackLink to="programme/past-festivals">{labels.back}</BackLink>
          {past.programme && <RunningText text={[past.programme]} />}
          <PageLink to="tickets" css={buttonStyle}>
            {labels.callToAction}
          </PageLink>
        </p>
      </div>
    </>
  ),
});
