import { css } from '@emotion/react';
import { BackLink } from '../components/type/back-link.tsx';
import { FactList } from '../components/type/fact-list.tsx';
import { FramedPicture } from '../components/pictures/framed-picture.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { PhotoWall } from '../components/pictures/photo-wall.tsx';
import { Prose } from '../components/type/prose.tsx';
import { WoodType } from '../components/type/wood-type.tsx';
import {
  pastFestivals,
  pastFestivalsPage as wording,
  type PastFestival,
} from '../data/archive/past-festivals.ts';
import { definePage, entriesOf } from '../page.ts';
import { festivalByYear } from '../rules/fallbacks.ts';
import { pictureSizes } from '../look/picture-sizes.ts';
import { headingBeside, stack } from '../look/measures.ts';
import { buttonStyle } from '../look/surfaces.ts';

const bill = css`
  display: grid;
  gap: 0.75rem;
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1.5rem;
`;

interface PastFestivalProps {
  readonly past: PastFestival;
  readonly copy: typeof wording;
}

function PastFestivalView({ past, copy }: PastFestivalProps) {
  const [lead, ...photos] = past.gallery;
  return (
    <>
      <PageTitle title={past.title} />
      <div css={stack}>
        <FactList
          facts={[
            { term: copy.labels.date, value: past.date },
            { term: copy.labels.location, value: past.location },
            { term: copy.labels.attendance, value: past.attendance },
          ]}
        />
        {lead && <FramedPicture id={lead} sizes={pictureSizes.lead} />}
        <section aria-labelledby="headliners" css={headingBeside}>
          <h2 id="headliners">{copy.labels.headliners}</h2>
          <ul css={bill}>
            {past.headliners.map((headliner) => (
              <li key={headliner}>
                <WoodType text={headliner} longest={24} ems={9} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="overview" css={headingBeside}>
          <h2 id="overview">{copy.labels.overview}</h2>
          <Prose blocks={past.overview} />
        </section>
        <section aria-labelledby="highlights" css={headingBeside}>
          <h2 id="highlights">{copy.labels.highlights}</h2>
          <Prose blocks={[{ list: past.highlights }]} />
        </section>
        <section aria-labelledby="gallery">
          <h2 id="gallery">{copy.labels.gallery}</h2>
          <PhotoWall photos={photos} />
        </section>
        <p css={ways}>
          <BackLink to="programme/past-festivals">{copy.labels.back}</BackLink>
          <PageLink to="tickets" css={buttonStyle}>
            {copy.labels.callToAction}
          </PageLink>
        </p>
      </div>
    </>
  );
}

export const pastFestivalPage = definePage({
  name: 'past-festivals/:year',
  label: 'Past festival',
  section: 'archive',
  parent: 'programme/past-festivals',
  entries: entriesOf(pastFestivals, ({ year }) => String(year)),
  load: ({ entry }) => ({ past: festivalByYear(pastFestivals, entry), copy: wording }),
  meta: ({ past: { title, description } }) => ({ title, description }),
  Component: PastFestivalView,
});
