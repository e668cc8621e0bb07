import { css } from '@emotion/react';
import { ArtistCard } from '../components/artist-card.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { TabLinks } from '../components/tab-links.tsx';
import { lineUpPage as copy } from '../data/line-up-page.ts';
import { lineUp } from '../data/line-up.ts';
import { definePage } from '../page.ts';
import { artistPath, lineUpPath } from '../paths.ts';
import { dayFilterOf, dayFilters, showsUnder, type DayFilter } from '../rules/day-filter.ts';
import { cardGrid, measure } from '../theme.ts';
import { festivalData } from '../structured-data.ts';

const layout = css`
  ${measure};
  display: grid;
  gap: 1.5rem;
`;

function LineUp({ data: { filter } }: { readonly data: { readonly filter: DayFilter } }) {
  const shown = lineUp.filter(({ day }) => showsUnder(filter, day)).length;
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <div css={layout}>
        <TabLinks
          label={copy.filterLabel}
          tabs={dayFilters.map((day) => ({ id: day, label: copy.filters[day], href: lineUpPath(day) }))}
          current={filter}
        />
        <p>
          {shown} {shown === 1 ? copy.count.one : copy.count.many}
        </p>
        <ul css={cardGrid}>
          {lineUp.map((artist, index) => (
            <li key={artist.name} hidden={!showsUnder(filter, artist.day)}>
              <ArtistCard {...artist} href={artistPath(artist)} heading="h2" eager={index < 4} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

export const lineUpPage = definePage<{ readonly filter: DayFilter }>({
  name: 'lineup',
  label: 'Line-up',
  section: 'music',
  menu: 'bar',
  load: ({ query }) => ({ filter: dayFilterOf(query.get('day')) }),
  meta: () => ({
    title: copy.title,
    description: copy.description,
    structuredData: (absolute) => [festivalData(absolute)],
  }),
  Component: LineUp,
});
