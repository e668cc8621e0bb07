import { css } from '@emotion/react';
import { DayWalk } from '../components/pictures/day-walk.tsx';
import { FeatureBlock } from '../components/feature/feature-block.tsx';
import { WithStars } from '../components/my-line-up/with-stars.tsx';
import { GroupedSets } from '../components/programme/grouped-sets.tsx';
import { FactList } from '../components/type/fact-list.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { definePage } from '../page.ts';
import { callToBuy } from '../rules/calendar/year.ts';
import { headingBeside, stack } from '../look/measures.ts';
import { withPicks, starredAt } from './starred-page.ts';
import type { Festival } from '../festival/create-festival.ts';
import { createEventData } from '../structured-data/event-data.ts';
import { describedSets } from './described-sets.ts';

const head = css`
  > div {
    margin-bottom: 0;
  }
`;

const after = css`
  padding-top: 5rem;
`;

const name = 'experience';

export function experiencePage(festival: Festival) {
  const {
    attractions,
    edition,
    texts: { seasonWording, experience, programmeFiles, programmePage, toCome },
    addresses: { pathTo },
  } = festival;
  if (!experience) return undefined;
  const { setsData } = createEventData(festival);
  const groups = describedSets(festival, attractions);

  return definePage({
    name,
    label: experience.title,
    section: 'home',
    ...withPicks,
    load: ({ query, year }) => ({
      starred: starredAt(festival, pathTo(name), query),
      call: callToBuy(year, seasonWording, experience.callToAction),
    }),
    meta: () => ({
      ...experience,
      structuredData: (around) => setsData(attractions, around, experience.picture),
    }),
    Component: ({ call, starred }) => (
      <WithStars starred={starred}>
        <div css={head}>
          <PageTitle title={experience.title} lead={experience.lead} />
        </div>
        <DayWalk moments={experience.moments} />
        <div css={[stack, after]}>
          <FactList facts={experience.facts} />
          <section aria-labelledby="stages" css={headingBeside}>
            <h2 id="stages">{experience.stages.heading}</h2>
            <Prose blocks={experience.stages.blocks} />
          </section>
          <section aria-labelledby="attractions">
            <h2 id="attractions">{experience.attractionsHeading}</h2>
            {groups.length === 0 && <p>{toCome.short}</p>}
            <GroupedSets groups={groups} until={programmePage.until} calendar={programmeFiles.links.short} />
          </section>
        </div>
        <FeatureBlock of={{ title: edition.dates, to: call, ems: 9 }} />
      </WithStars>
    ),
  });
}
