import { css } from '@emotion/react';
import { Fragment } from 'react';
import { WithStars } from '../components/my-line-up/with-stars.tsx';
import { DayJumps } from '../components/programme/day-jumps.tsx';
import { SpotPicture } from '../components/pictures/spot-picture.tsx';
import { AccessSigns, accessSigns } from '../components/programme/access-signs.tsx';
import { ProgrammeDays } from '../components/programme/programme-days.tsx';
import { Band } from '../components/type/band.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Paragraph } from '../components/type/running-text.tsx';
import { pathTo } from '../addressing/paths.ts';
import { festival } from '../data/festival.ts';
import { kidsActivities, kidsTeensPage as wording } from '../data/programme/kids-teens.ts';
import { places } from '../data/programme/places.ts';
import { programmeFiles } from '../data/wording/programme-files.ts';
import { programmePage } from '../data/wording/programme-wording.ts';
import { toCome } from '../data/wording/to-come.ts';
import { column } from '../look/measures.ts';
import { pictureSizes } from '../look/picture-sizes.ts';
import { media, on, rule, stacked, statement } from '../look/tokens.ts';
import { WoodType } from '../components/type/wood-type.tsx';
import { definePage } from '../page.ts';
import { sets } from '../festival/programme.ts';
import { accessOf, marksOf as accessMarks } from '../rules/programme/access-marks.ts';
import { byDay } from '../rules/programme/by-day.ts';
import { setsData } from '../structured-data/event-data.ts';
import { programmeEntry } from './programme-page.tsx';
import { starredByNeeds, withFits } from './starred-page.ts';

const layout = css`
  ${column('1rem')};
  > section,
  > p {
    margin-top: 2rem;
  }
  > p {
    ${statement};
  }
`;

const heading = css`
  margin-bottom: 1.75rem;
  padding-bottom: 0.4rem;
  border-bottom: ${rule};
`;

/* Three to a row, for whom each is in wood type on a block of ink; on phones beside the words. */
const described = css`
  ${accessSigns};
  display: grid;
  gap: 2rem 1.75rem;
  > li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 0.6rem 1rem;
    scroll-margin-top: 1rem;
  }
  li > p {
    display: grid;
    align-content: center;
    align-self: start;
    padding: 0.8rem 0.6rem 0.5rem;
    ${on.first};
    print-color-adjust: exact;
  }
  li:nth-child(even) > p {
    ${on.second};
  }
  li > div {
    ${stacked('0.5rem', 'start')};
  }
  h3 {
    max-width: 24rem;
  }
  ${media.tablet} {
    > li {
      grid-template-columns: 12rem minmax(0, 1fr);
      column-gap: 2rem;
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: 0;
    > li {
      grid-row: span 2;
      grid-template: subgrid / minmax(0, 1fr);
      margin-bottom: 2.5rem;
    }
    li > p {
      align-self: stretch;
      padding: 1.1rem 1.25rem 0.8rem;
    }
  }
  ${media.cramped} {
    > li {
      display: block;
    }
  }
`;

/* A pause in the middle, where three rows of three have it. */
const pause = css`
  && {
    display: block;
  }
  img {
    aspect-ratio: 3 / 2;
  }
  ${media.desktop} {
    figure {
      height: 100%;
      contain: size;
    }
    img {
      height: 100%;
    }
  }
`;

/* Most activities take place several times: the days have the times, and each is described once, with its ages and access, below. */
const name = 'programme/kids-teens';

const days = byDay(
  festival.days,
  sets.filter(({ event }) => event.kind === 'children'),
  (set) => ({ ...programmeEntry(set, `#${set.event.id}`), about: [], access: undefined }),
);

const activities = kidsActivities.map((event) => ({
  ...event,
  access: [...new Set(event.sets.map(({ place }) => place ?? event.place))].map((place) => ({
    place: places[place].name,
    marks: accessMarks(accessOf({ event, place }, places)),
  })),
}));

export const kidsTeensPage = definePage({
  name,
  label: 'Kids & Teens',
  section: 'programme',
  menu: 'programme',
  ...withFits,
  load: ({ query }) => ({
    ...starredByNeeds(pathTo(name), query),
    copy: wording,
    programme: programmePage,
    calendar: programmeFiles.links,
    days,
    activities,
  }),
  meta: ({ copy }) => ({
    ...copy,
    structuredData: (urls) => setsData(kidsActivities, urls, copy.picture),
  }),
  Component: ({ copy, programme, calendar, days: shown, needs, activities: listed, starred }) => (
    <WithStars starred={starred}>
      <PageTitle title={copy.title} lead={copy.lead} more={programme.link} picture={copy.picture} />
      <div css={layout}>
        {shown.length > 1 && <DayJumps label={programme.daysLabel} days={shown} />}
        {shown.length === 0 && <Band band={toCome.programme} heading="h2" />}
        <section aria-labelledby="described" hidden={shown.length === 0}>
          <h2 id="described" css={heading}>
            <WoodType text={copy.describedHeading} longest={12} ems={7} together={11} />
          </h2>
          <ul css={described}>
            {listed.map(({ id, title, ageGroup, description, access }, index) => (
              <Fragment key={id}>
                {copy.pictures
                  ?.filter(({ after }) => after === index)
                  .map(({ picture }) => (
                    <li key={picture} css={pause}>
                      <SpotPicture
                        id={picture}
                        sizes={`(min-width: 64em) min(37vw, 520px), ${pictureSizes.lead}`}
                      />
                    </li>
                  ))}
                <li id={id}>
                  <p>
                    <WoodType text={ageGroup} longest={5} ems={3} />
                  </p>
                  <div>
                    <h3>
                      <WoodType text={title} longest={16} ems={6.5} broken={7} />
                    </h3>
                    <p>{description}</p>
                    {access.map(({ place, marks }) => (
                      <AccessSigns key={place} of={place} access={marks} wording={programme} />
                    ))}
                  </div>
                </li>
              </Fragment>
            ))}
          </ul>
        </section>
        <ProgrammeDays days={shown} wording={programme} needs={needs} calendar={calendar} />
        {copy.closing && <Paragraph text={copy.closing} />}
      </div>
    </WithStars>
  ),
});
