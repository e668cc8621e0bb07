import { entryById } from '../figures/entry-by-id.ts';
import { css } from '@emotion/react';
import { WithStars } from '../components/my-line-up/with-stars.tsx';
import { Jumps } from '../components/controls/jumps.tsx';
import { EventDetails } from '../components/programme/event-details.tsx';
import { SetDays } from '../components/programme/set-days.tsx';
import { Band } from '../components/type/band.tsx';
import type { ListedFact } from '../components/type/grade.tsx';
import { Paragraph } from '../components/type/running-text.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { pathTo } from '../addressing/paths.ts';
import type { ListPage } from '../model/text-blocks.ts';
import { festival } from '../data/festival.ts';
import type { ProgrammeEvent } from '../model/programme.ts';
import { fitWords } from '../data/wording/needs-wording.ts';
import { programmeFiles } from '../data/wording/programme-files.ts';
import { programmePage } from '../data/wording/programme-wording.ts';
import { toCome } from '../data/wording/to-come.ts';
import { column } from '../look/measures.ts';
import { definePage, type Page } from '../page.ts';
import { insideBy } from '../festival/last-entry.ts';
import { sets } from '../festival/programme.ts';
import { byDay } from '../rules/programme/by-day.ts';
import { nameOfDay } from '../rules/programme/day-names.ts';
import { setsData } from '../structured-data/event-data.ts';
import { programmeEntry } from './programme-page.tsx';
import { starredByNeeds, withFits } from './starred-page.ts';
import { talks, talksPage as talksCopy } from '../data/programme/talks.ts';
import { kidsActivities, kidsTeensPage as kidsCopy } from '../data/programme/kids-teens.ts';
import { djSets, djsPage as djsCopy } from '../data/programme/djs.ts';
import { guidedWalks, guidedWalksPage as walksCopy } from '../data/programme/guided-walks.ts';
import { places } from '../data/programme/places.ts';
import { difficulties, gradeOf } from '../figures/grade-of.ts';
import { distanceOfWalk, duration, speakersInWords } from '../rules/programme/event-facts.ts';

const layout = css`
  ${column('1rem')};
`;

type FactsOf<Event> = (event: Event) => readonly ListedFact[];

/** The sets of events by day, each event described at its first one. */
export function entriesByDay<Event extends ProgrammeEvent>(
  events: readonly Event[],
  factsOf: FactsOf<Event> = () => [],
) {
  const facts = new Map<string, readonly ListedFact[]>(events.map((event) => [event.id, factsOf(event)]));
  const own = sets.filter(({ event }) => facts.has(event.id));
  return byDay(festival.days, own, (set) => {
    const { event } = set;
    const first = own.find((one) => one.event === event);
    const inside = insideBy(set);
    return {
      ...programmeEntry(set),
      facts: [...(facts.get(event.id) ?? []), ...(inside ? [inside] : [])],
      ...(event.kind !== 'music' && { description: event.description }),
      ...(first && first !== set && { under: { id: first.id, day: nameOfDay(first.day, festival.days) } }),
    };
  });
}

interface EventListOptions<Event extends ProgrammeEvent> {
  readonly name: string;
  readonly label: string;
  readonly copy: ListPage;
  readonly events: readonly Event[];
  readonly factsOf: FactsOf<Event>;
}

/** A page with the events of one kind, by day. */
function eventListPage<Event extends ProgrammeEvent>({
  name,
  label,
  copy,
  events,
  factsOf,
}: EventListOptions<Event>): Page {
  const days = entriesByDay(events, factsOf);
  return definePage({
    name: `programme/${name}`,
    label,
    section: 'programme',
    menu: 'programme',
    ...withFits,
    load: ({ query }) => ({
      ...starredByNeeds(pathTo(`programme/${name}`), query),
      copy,
      wording: programmePage,
      calendar: programmeFiles.links.short,
      days,
    }),
    meta: () => ({ ...copy, structuredData: (urls) => setsData(events, urls, copy.picture) }),
    Component: ({
      copy: { title, lead, picture, band, closing },
      days: listed,
      wording,
      calendar,
      needs,
      starred,
    }) => (
      <WithStars starred={starred}>
        <PageTitle title={title} lead={lead} more={wording.link} picture={picture} />
        <div css={layout}>
          {listed.length > 1 && <Jumps label={wording.daysLabel} to={listed} />}
          {listed.length === 0 && <Band band={toCome.programme} heading="h2" />}
          <SetDays
            days={listed}
            until={wording.until}
            asking={{ needs, words: fitWords }}
            renderBesides={(entry) => <EventDetails {...{ entry, wording, calendar }} />}
          />
          {band && <Band band={band} heading="h2" />}
          {closing && <Paragraph text={closing} />}
        </div>
      </WithStars>
    ),
  });
}

export const talksPage = eventListPage({
  name: 'talks',
  label: 'Talks',
  copy: talksCopy,
  events: talks,
  factsOf: (talk) => [[talksCopy.labels.speaker, speakersInWords(talk)]],
});

export const djsPage = eventListPage({
  name: 'djs',
  label: 'DJs',
  copy: djsCopy,
  events: djSets,
  factsOf: ({ genre }) => [[djsCopy.labels.genre, genre]],
});

export const kidsTeensPage = eventListPage({
  name: 'kids-teens',
  label: 'Kids & Teens',
  copy: kidsCopy,
  events: kidsActivities,
  factsOf: ({ ageGroup }) => [[kidsCopy.labels.ages, ageGroup]],
});

export const guidedWalksPage = eventListPage({
  name: 'walks',
  label: 'Guided Walks',
  copy: walksCopy,
  events: guidedWalks,
  factsOf: ({ sets: [set], difficulty, durationNote, meet, place, ...walk }) => [
    [walksCopy.labels.difficulty, difficulty, gradeOf(difficulty, difficulties)],
    [walksCopy.labels.distance, distanceOfWalk(walk)],
    [walksCopy.labels.duration, [duration(set), durationNote].filter(Boolean).join(', ')],
    ...(meet === entryById(places, place).name ? [] : [[walksCopy.labels.meet, meet] as const]),
  ],
});
