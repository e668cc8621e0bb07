import { css } from '@emotion/react';
import { FactList } from '../components/fact-list.tsx';
import { FramedPicture } from '../components/framed-picture.tsx';
import { PageLink } from '../components/page-link.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { PhotoWall } from '../components/photo-wall.tsx';
import { Prose } from '../components/prose.tsx';
import { pastFestivals, pastFestivalsPage as copy, type PastFestival } from '../data/past-festivals.ts';
import { definePage } from '../page.ts';
import { pastFestivalPath } from '../paths.ts';
import { festivalByYear } from '../rules/fallbacks.ts';
import { buttonStyle, stack } from '../theme.ts';

const ways = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1.5rem;
`;

function PastFestivalView({ data: past }: { readonly data: PastFestival }) {
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
        {lead && <FramedPicture id={lead} eager />}
        <section aria-labelledby="headliners">
          <h2 id="headliners">{copy.labels.headliners}</h2>
          <Prose blocks={[{ list: past.headliners }]} />
        </section>
        <section aria-labelledby="overview">
          <h2 id="overview">{copy.labels.overview}</h2>
          <Prose blocks={past.overview} />
        </section>
        <section aria-labelledby="highlights">
          <h2 id="highlights">{copy.labels.highlights}</h2>
          <Prose blocks={[{ list: past.highlights }]} />
        </section>
        <section aria-labelledby="gallery">
          <h2 id="gallery">{copy.labels.gallery}</h2>
          <PhotoWall photos={photos} />
        </section>
        <p css={ways}>
          <PageLink to="programme/past-festivals">{`← ${copy.labels.back}`}</PageLink>
          <PageLink to="tickets" css={buttonStyle}>
            {copy.labels.callToAction}
          </PageLink>
        </p>
      </div>
    </>
  );
}

export const pastFestivalPage = definePage<PastFestival>({
  name: 'past-festivals/:year',
  label: 'Past festival',
  section: 'archive',
  parent: 'programme/past-festivals',
  entries: pastFestivals.map(({ year }) => `past-festivals/${year}`),
  load: ({ params }) => festivalByYear(pastFestivals, params['year']),
  meta: ({ title, description, gallery: [picture], year }) => ({
    title,
    description,
    ...(picture && { picture }),
    canonical: pastFestivalPath(year),
  }),
  Component: PastFestivalView,
});
