import { type FactsOf, describedSets } from './described-sets.ts';
import { entryById } from '../figures/entry-by-id.ts';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { WithStars } from '../components/my-line-up/with-stars.tsx';
import { GroupedSets } from '../components/programme/grouped-sets.tsx';
import { Climbs } from '../components/feature/climbs.tsx';
import { FeatureBlock } from '../components/feature/feature-block.tsx';
import { Strip } from '../components/type/strip.tsx';
import { WarningBox } from '../components/type/warning.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import type { ListPage } from '../model/text-blocks.ts';
import type { ProgrammeEvent } from '../model/programme.ts';
import { column } from '../look/measures.ts';
import { definePage, type Page } from '../page.ts';
import { withFits, starredByNeeds } from './starred-page.ts';
import { difficulties, gradeOf } from '../figures/grade-of.ts';
import { distanceOfWalk, duration } from '../rules/programme/event-facts.ts';
import type { Festival } from '../festival/create-festival.ts';
import { createEventData } from '../structured-data/event-data.ts';

const layout = css`
  ${column('1.75rem')};
`;

interface EventListOptions<Event extends ProgrammeEvent> {
  readonly name: string;
  readonly label: string;
  readonly copy: ListPage;
  readonly events: readonly Event[];
  readonly factsOf: FactsOf<Event>;
  readonly feature?: ReactNode;
}

export function createEventListPages(festival: Festival) {
  const {
    insideText,
    texts: {
      programmePage: wording,
      programmeFiles,
      talksPage: talksCopy,
      kidsTeensPage: kidsCopy,
      djsPage: djsCopy,
      guidedWalksPage: walksCopy,
    },
  } = festival;
  const { setsData } = createEventData(festival);
  function eventListPage<Event extends ProgrammeEvent>({
    name,
    label,
    copy,
    events,
    factsOf,
    feature,
  }: EventListOptions<Event>): Page {
    const groups = describedSets(festival, events, factsOf);
    const inside = groups
      .flatMap(({ entries }) => entries)
      .map(insideText)
      .find((text) => text !== undefined);
    return definePage({
      name: `programme/${name}`,
      label,
      section: 'programme',
      menu: 'programme',
      ...withFits,
      load: ({ query }) => starredByNeeds(festival, festival.addresses.pathTo(`programme/${name}`), query),
      meta: () => ({ ...copy, structuredData: (around) => setsData(events, around, copy.picture) }),
      Component: ({ needs, starred }) => (
        <WithStars starred={starred}>
          <PageTitle title={copy.title} lead={copy.lead} more={wording.link} picture={copy.picture} />
          {copy.poster && <FeatureBlock of={copy.poster} />}
          {feature}
          <div css={layout}>
            {groups.length === 0 && <Strip strip={festival.texts.toCome.programme} heading="h2" />}
            {inside && <WarningBox warning={`${inside} ${wording.inside.of}`} />}
            <GroupedSets
              groups={groups}
              until={wording.until}
              chosenNeeds={{ needs, words: festival.texts.fitWords }}
              calendar={programmeFiles.links.short}
            />
            {copy.strip && <Strip strip={copy.strip} heading="h2" />}
          </div>
        </WithStars>
      ),
    });
  }

  const talksPage =
    talksCopy &&
    eventListPage({
      name: 'talks',
      label: 'Talks',
      copy: talksCopy,
      events: festival.talks,
      factsOf: ({ speakers }) => ({ by: speakers.join('; ') }),
    });

  const djsPage =
    djsCopy &&
    eventListPage({
      name: 'djs',
      label: 'DJs',
      copy: djsCopy,
      events: festival.djSets,
      factsOf: ({ genre }) => ({ by: genre }),
    });

  const kidsTeensPage =
    kidsCopy &&
    eventListPage({
      name: 'kids-teens',
      label: 'Kids & Teens',
      copy: kidsCopy,
      events: festival.kidsActivities,
      factsOf: ({ ageGroup }) => ({ figure: ageGroup }),
    });

  const climbs = festival.guidedWalks.flatMap(({ id, title, miles, ascent, distance }) =>
    miles && ascent ? [{ name: title, id: `about-${id}`, miles, ascent, distance }] : [],
  );
  const guidedWalksPage =
    walksCopy &&
    eventListPage({
      name: 'walks',
      label: 'Guided Walks',
      copy: walksCopy,
      events: festival.guidedWalks,
      feature: walksCopy.climbs && climbs.length > 1 && <Climbs title={walksCopy.climbs} climbs={climbs} />,
      factsOf: ({ sets: [set], difficulty, durationNote, meet, place, ...walk }) => ({
        facts: [
          [walksCopy.labels.difficulty, difficulty, gradeOf(difficulty, difficulties)],
          [walksCopy.labels.distance, distanceOfWalk(walk)],
          [walksCopy.labels.duration, [duration(set), durationNote].filter(Boolean).join(', ')],
          ...(meet === entryById(festival.places, place).name
            ? []
            : [[walksCopy.labels.meet, meet] as const]),
        ],
      }),
    });

  return { talksPage, djsPage, kidsTeensPage, guidedWalksPage };
}
