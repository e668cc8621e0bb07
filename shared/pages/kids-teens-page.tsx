import { css } from '@emotion/react';
import { Fit, wordsForFits } from '../components/needs/fit.tsx';
import { Star } from '../components/my-line-up/star.tsx';
import { ChangeMark } from '../components/changes/change-mark.tsx';
import { WithStars } from '../components/my-line-up/with-stars.tsx';
import { SpotPicture } from '../components/pictures/spot-picture.tsx';
import { PlaceLink } from '../components/programme/place-name.tsx';
import { AccessSigns, accessSigns } from '../components/programme/access-signs.tsx';
import { Band } from '../components/type/band.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Paragraph } from '../components/type/running-text.tsx';
import { calendarPath, pathTo } from '../addressing/paths.ts';
import { clockTime } from '../figures/clock.ts';
import { festival } from '../data/festival.ts';
import { kidsActivities, kidsTeensPage as wording } from '../data/programme/kids-teens.ts';
import { places } from '../data/programme/places.ts';
import { programmeFiles } from '../data/wording/programme-files.ts';
import { programmePage } from '../data/wording/programme-wording.ts';
import { toCome } from '../data/wording/to-come.ts';
import { column } from '../look/measures.ts';
import { pictureSizes } from '../look/picture-sizes.ts';
import { media, on, rule, stacked } from '../look/tokens.ts';
import { WoodType } from '../components/type/wood-type.tsx';
import { definePage } from '../page.ts';
import { sets } from '../festival/programme.ts';
import { accessOf, marksOf as accessMarks } from '../rules/programme/access-marks.ts';
import { nameOfDay } from '../rules/programme/day-names.ts';
import { clockOf } from '../rules/programme/local-time.ts';
import { setsData } from '../structured-data/event-data.ts';
import { programmeEntry } from './programme-page.tsx';
import { starredByNeeds, withFits } from './starred-page.ts';

/* What else is to be known, as large as it can be beside a print. */
const closingStyle = css`
  ${stacked('1.5rem')};
  margin-top: 2.5rem;
  padding-top: 1.75rem;
  border-top: ${rule};
  font-size: clamp(1.5rem, 1rem + 1.9vw, 2.6rem);
  font-weight: 600;
  line-height: 1.3;
  text-wrap: balance;
  ${media.tablet} {
    grid-template-columns: 1fr 2fr;
    gap: 1.75rem;
    align-items: center;
  }
`;

/* Three to a row: for whom and what in wood type on a block of ink, and when it is below the words. */
const activitiesStyle = css`
  ${accessSigns};
  ${stacked('3rem 1.75rem')};
  > li {
    ${stacked('0.75rem', 'start')};
    scroll-margin-top: 5rem;
  }
  > li:nth-child(even) {
    --first: var(--second);
  }
  header {
    display: grid;
    align-content: space-between;
    padding: 0.9rem 1rem 0.4rem;
    ${on.first};
    print-color-adjust: exact;
  }
  header > * {
    max-width: none;
    + h2 {
      margin-top: 0.4rem;
    }
  }
  ul {
    margin-top: 0.5rem;
    border-top: ${rule};
  }
  li li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    padding-block: 0.5rem;
    border-bottom: 1px solid;
    break-inside: avoid;
    font-size: 0.95rem;
    line-height: 1.25;
    > a {
      padding: 0.6rem 0.5rem;
    }
    > p {
      grid-column: 1 / -1;
      margin-bottom: 0.5rem;
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > li {
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
    /* So many times would be twice as high as the row: with its words they are as wide as two. */
    > li:has(li:nth-of-type(6)) {
      grid-column: span 2;
      ul {
        columns: 2;
        column-gap: 1.75rem;
      }
    }
  }
  ${media.cramped} {
    li li {
      display: block;
    }
  }
`;

const name = 'programme/kids-teens';

const activities = kidsActivities.map((event) => {
  const own = sets.filter((set) => set.event.id === event.id);
  const held = [...new Set(own.map(({ place }) => place))];
  return {
    ...event,
    times: own.map((set) => ({
      ...programmeEntry(set),
      day: nameOfDay(set.day, festival.days),
    })),
    access: held.map((place) => ({
      place: { id: place, ...places[place] },
      marks: accessMarks(accessOf({ event, place }, places)),
    })),
  };
});

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
    calendar: programmeFiles.links.short,
    activities,
  }),
  meta: ({ copy }) => ({
    ...copy,
    structuredData: (urls) => setsData(kidsActivities, urls, copy.picture),
  }),
  Component: ({ copy, programme, calendar, needs, activities: listed, starred }) => (
    <WithStars starred={starred}>
      <PageTitle title={copy.title} lead={copy.lead} more={programme.link} picture={copy.picture} />
      <div css={column('1rem')}>
        {listed.length === 0 && <Band band={toCome.programme} heading="h2" />}
        <ul css={activitiesStyle} {...wordsForFits({ needs, words: programme.fit })}>
          {listed.map(({ id, title, ageGroup, description, access, times }) => (
            <li key={id} id={id}>
              <header>
                <p>
                  <WoodType text={ageGroup} longest={5} ems={3} together={4.4} />
                </p>
                <h2>
                  <WoodType text={title} longest={16} ems={6.5} broken={7} wide={6.4} />
                </h2>
              </header>
              <div>
                <p>{description}</p>
                {access.map(({ place, marks }) => (
                  <AccessSigns key={place.id} of={place.name} access={marks} wording={programme}>
                    <PlaceLink {...place} />
                  </AccessSigns>
                ))}
                <ul>
                  {times.map(({ id: set, day, start, end, place, mark, star, answers }) => (
                    <li key={set} id={`set-${set}`}>
                      <span>
                        <b>{mark?.cancelled ? <s>{day}</s> : day}</b>
                        {access.length > 1 && [' · ', <PlaceLink key={place.id} {...place} />]}
                        <br />
                        <time dateTime={start}>{clockTime(clockOf(start))}</time>
                        {` ${programme.until} `}
                        <time dateTime={end}>{clockTime(clockOf(end))}</time>
                      </span>{' '}
                      <a href={calendarPath(set)} aria-label={`${calendar}: ${title}, ${day}`}>
                        {calendar}
                      </a>{' '}
                      <Star {...star} inRow />
                      {mark && <ChangeMark {...mark} />}
                      <Fit answers={answers} needs={needs} words={programme.fit} />
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
        {copy.closing && (
          <div css={closingStyle}>
            {copy.closingPicture && <SpotPicture id={copy.closingPicture} sizes={pictureSizes.third} />}
            <Paragraph text={copy.closing} />
          </div>
        )}
      </div>
    </WithStars>
  ),
});
