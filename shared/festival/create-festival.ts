import type { Overrides } from '../model/overridable.ts';
import { asPlanned } from '../rules/overrides/apply-overrides.ts';
import { createAllPlaces } from './all-places.ts';
import { createAToZ } from './a-z.ts';
import { createBasics, type Basics } from './basics.ts';
import type { Content } from './content.ts';
import { createGroundsPlan } from './grounds-plan.ts';
import { createHeroLines } from './hero-lines.ts';
import { createLineUpContent } from './line-up-content.ts';
import { createNeeds } from './needs.ts';
import { createProgramme } from './programme.ts';
import { createPlanAnswers } from './plan-answers.ts';
import { clockTime } from '../figures/clock.ts';
import { filled } from '../figures/filled.ts';
import { isAfterLastEntry, type TimedSet } from '../figures/timed-sets.ts';
import { distinctNames } from '../rules/my-line-up/distinct-names.ts';
import type { ProgrammeBasics } from './programme-basics.ts';
import type { EventFact, PlaceFact } from '../model/grounds.ts';
import { isAct } from '../rules/programme/is-act.ts';
import { createNamesPattern } from '../rules/text/names-pattern.ts';
import { notKnownOf, openFacts } from '../rules/programme/not-known.ts';
import { gapsBetween, type Gap } from '../rules/my-line-up/line-up-day.ts';
import { createWalkingTimes } from '../rules/my-line-up/walking-times.ts';
import {
  lineUpSetsOf,
  type NamedLineUpSet,
  type LineUpContent,
} from '../rules/my-line-up/line-up-content.ts';
import type { Need } from '../model/needs.ts';

function createRoutesToSets(lineUpContent: Omit<LineUpContent, 'origin'>) {
  const setsById = lineUpSetsOf(lineUpContent);

  /** The routes to these sets, for a visitor with these needs. */
  function routesTo(ids: readonly string[], needs: readonly Need[]) {
    const { walking, gate } = lineUpContent;
    const walkingTimes = createWalkingTimes(walking, needs);
    const chosen = ids.flatMap((id) => setsById.get(id) ?? []);
    const days = Map.groupBy(chosen, ({ day }) => day);
    const gaps = [...days.values()].flatMap((day) => gapsBetween(day, walkingTimes));
    return {
      /**
       * By a set's id, the gap before it with the walk that is due. A
       * set has none if it follows at the same place or clashes.
       */
      due: new Map<string, Gap<NamedLineUpSet>>(
        gaps
          .filter(({ route, minutes }) => route.minutes > 0 && route.minutes <= minutes)
          .map((gap) => [gap.before.id, gap]),
      ),
      /** By a set's id, whether the route from the gate is step-free for a visitor who needs that. */
      fits: new Map(chosen.map(({ id, place }) => [id, walkingTimes.walk(gate, place, false)?.fits ?? true])),
    };
  }

  return { routesTo };
}

function createNotKnown({
  applicableEventFacts,
  applicablePlaceFacts,
  events,
  paths,
  allPlaces,
}: ProgrammeBasics) {
  const isOpen = (id: string): boolean => allPlaces[id]?.access.stepFree === 'not known';

  const nameOf = (id: string): string => allPlaces[id]?.name ?? id;

  return notKnownOf<PlaceFact | EventFact>([
    ...Object.entries(allPlaces).map(([id, { name, kind, access }]) => ({
      name,
      to: `plan#${id}`,
      finding: access.finding,
      open: openFacts(access, applicablePlaceFacts[kind] ?? []),
    })),
    // Whoever checks a place for steps also checks the route to it.
    ...paths
      .filter(({ between }) => !between.some(isOpen))
      .map((path) => ({
        name: path.between.map(nameOf).join(' to '),
        finding: path.finding,
        open: openFacts(path, ['stepFree']),
      })),
    ...events.map(({ title, kind, access, sets: [{ id }] }) => ({
      name: title,
      to: `programme/programme#set-${id}`,
      finding: access.finding,
      open: openFacts(access, applicableEventFacts[kind] ?? []),
    })),
  ]);
}

function createStars({ edition, sets }: ProgrammeBasics) {
  const titles = distinctNames(
    sets.map(({ event, day, start }) => ({
      title: event.title,
      day: edition.days.findIndex(({ id }) => id === day),
      start,
    })),
    edition.days,
  );

  const stars = new Map(
    sets.map(({ id, cancelled }, index) => [
      id,
      { set: id, title: titles[index] ?? id, ...(cancelled && { cancelled: true }) },
    ]),
  );

  /**
   * The label of a set's star.
   * @throws {Error} if there is no such set
   */
  function starOf(set: string) {
    const star = stars.get(set);
    if (!star) throw new Error(`No set of the programme: ${set}`);
    return star;
  }

  return { starOf };
}

function createLastEntry({ visits, texts: { programmePage } }: Basics) {
  /** Says when last entry is, for a set that begins after it; undefined for all others. */
  const insideText = (set: Pick<TimedSet, 'start'>): string | undefined =>
    isAfterLastEntry(set, visits.lastEntry)
      ? filled(programmePage.inside.by, { at: clockTime(visits.lastEntry) })
      : undefined;

  return { insideText };
}

/** Finds the names of acts, of the places where something happens and of camping fields in a text. */
const createNames = ({ acts, events, places, allPlaces, texts: { pastFestivals } }: ProgrammeBasics) => ({
  namesPattern: createNamesPattern(
    [
      ...acts.map(({ name }) => name),
      ...events.filter(isAct).map(({ title }) => title),
      ...(pastFestivals ?? []).flatMap(({ headliners }) => headliners),
    ],
    [...Object.values(places), ...Object.values(allPlaces).filter(({ kind }) => kind === 'camp field')].map(
      ({ name }) => name,
    ),
  ),
});

/**
 * Derives everything that the rules say about a festival's content and today's changes. Each new state of
 * today's file, and each new price, makes a new festival.
 * @param now the instant whose prices hold, in milliseconds since the epoch; by default, before all of them
 */
export function createFestival(content: Content, today: Overrides = asPlanned, now = 0) {
  const basics = createBasics(content, today, now);
  const programme = { ...basics, ...createProgramme(basics), ...createAllPlaces(basics) };
  const needs = createNeeds(programme);
  const drawn = createGroundsPlan(programme);
  const lineUpContent = createLineUpContent({ ...programme, ...needs });
  return {
    ...programme,
    ...needs,
    plan: drawn && { ...drawn, ...createPlanAnswers(programme, drawn) },
    ...createAToZ(programme),
    ...createHeroLines(programme),
    ...createLastEntry(basics),
    ...createStars(programme),
    ...createNames(programme),
    ...createRoutesToSets(lineUpContent),
    lineUpContent,
    notKnown: createNotKnown(programme),
  };
}

export type Festival = ReturnType<typeof createFestival>;
