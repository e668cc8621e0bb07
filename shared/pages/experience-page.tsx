import { css } from '@emotion/react';
import { seasonWording } from '../data/wording/season-wording.ts';
import { DayWalk } from '../components/pictures/day-walk.tsx';
import { WithStars } from '../components/my-line-up/with-stars.tsx';
import { EntryList } from '../components/type/entry-list.tsx';
import { FactList } from '../components/type/fact-list.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { ColumnHeading } from '../components/type/column-heading.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { pathTo } from '../addressing/paths.ts';
import { festival } from '../data/festival.ts';
import { attractions } from '../data/programme/attractions.ts';
import { experience } from '../data/articles/experience.ts';
import { toCome } from '../data/wording/to-come.ts';
import { definePage } from '../page.ts';
import { marksOf } from '../festival/programme.ts';
import { nameOfDay } from '../rules/programme/day-names.ts';
import { startTimes } from '../rules/programme/start-times.ts';
import { headingBeside, stack } from '../look/measures.ts';
import { buttonStyle } from '../look/surfaces.ts';
import { setsData } from '../structured-data/event-data.ts';
import { starOf } from '../festival/stars.ts';
import { starredAt, withPicks } from './starred-page.ts';

/* The title's block dissolves into the first picture. */
const head = css`
  > div {
    margin-bottom: 0;
  }
`;

const after = css`
  padding-top: 5rem;
`;

const name = 'experience';

const attractionsInTurn = attractions.map(({ title, sets, description }) => ({
  title,
  key: startTimes(sets, festival.days),
  facts: sets.flatMap((set) =>
    marksOf([set.id]).map(({ text }) => [startTimes([set], festival.days), text] as const),
  ),
  description,
  stars: sets.map((set) => ({
    ...starOf(set.id),
    caption: nameOfDay(set.day, festival.days),
  })),
}));

export const experiencePage = definePage({
  name,
  label: experience.title,
  section: 'home',
  ...withPicks,
  load: ({ query, year }) => ({
    starred: starredAt(pathTo(name), query),
    copy: experience,
    call: year.passed.fieldsClose ? seasonWording.call : { text: experience.callToAction, to: 'tickets' },
    attractions: attractionsInTurn,
  }),
  meta: ({ copy }) => ({
    ...copy,
    structuredData: (urls) => setsData(attractions, urls, experience.picture),
  }),
  Component: ({ copy, call, attractions: shown, starred }) => (
    <WithStars starred={starred}>
      <div css={head}>
        <PageTitle title={copy.title} lead={copy.lead} />
      </div>
      <DayWalk moments={copy.moments} />
      <div css={[stack, after]}>
        <FactList facts={copy.facts} />
        <section aria-labelledby="stages" css={headingBeside}>
          <ColumnHeading id="stages" text={copy.stages.heading} />
          <Prose blocks={copy.stages.blocks} />
        </section>
        <section aria-labelledby="attractions">
          <h2 id="attractions">{copy.attractionsHeading}</h2>
          {shown.length === 0 && <p>{toCome.short}</p>}
          <EntryList heading="h3" entries={shown} />
        </section>
        <p>
          <PageLink to={call.to} css={buttonStyle}>
            {call.text}
          </PageLink>
        </p>
      </div>
    </WithStars>
  ),
});
