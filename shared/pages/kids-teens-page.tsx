import { css } from '@emotion/react';
import { WithStars } from '../components/my-line-up/with-stars.tsx';
import { DayJumps } from '../components/programme/day-jumps.tsx';
import { DescribedEvents } from '../components/programme/described-events.tsx';
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
import { rule, statement } from '../look/tokens.ts';
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

/* Most activities take place several times: the days have the times, and each is described once, with its ages and access, below. */
const name = 'programme/kids-teens';

const days = byDay(
  festival.days,
  sets.filter(({ event }) => event.kind === 'children'),
  (set) => ({ ...programmeEntry(set, `#${set.event.id}`), about: [], access: undefined }),
);

const activities = kidsActivities.map((event) => ({
  id: event.id,
  title: event.title,
  key: event.ageGroup,
  description: event.description,
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
  Component: ({ copy, programme, calendar, days: shown, needs, activities: described, starred }) => (
    <WithStars starred={starred}>
      <PageTitle title={copy.title} lead={copy.lead} more={programme.link} picture={copy.picture} />
      <div css={layout}>
        {shown.length > 1 && <DayJumps label={programme.daysLabel} days={shown} />}
        {shown.length === 0 && <Band band={toCome.programme} heading="h2" />}
        <section aria-labelledby="described" hidden={shown.length === 0}>
          <h2 id="described" css={heading}>
            <WoodType text={copy.describedHeading} longest={12} ems={7} together={11} />
          </h2>
          <DescribedEvents events={described} wording={programme} pictures={copy.pictures} />
        </section>
        <ProgrammeDays days={shown} wording={programme} needs={needs} calendar={calendar} />
        {copy.closing && <Paragraph text={copy.closing} />}
      </div>
    </WithStars>
  ),
});
