import type { Overrides } from '../model/overrides.ts';
import { asPlanned } from '../rules/overrides/apply-overrides.ts';
import { createAllPlaces } from './all-places.ts';
import { createAToZ } from './a-z.ts';
import { createBasics, type Basics } from './basics.ts';
import type { Content } from './content.ts';
import { createGroundsPlan } from './grounds-plan.ts';
import { createHeroLines } from './hero-lines.ts';
import { createLineUpContent } from './line-up-content.ts';
import { createNeeds } from './needs.ts';
import { createNotKnown } from './not-known.ts';
import { createProgramme } from './programme.ts';
import { createWaysToSets } from './ways-to-sets.ts';
import { createWays } from './ways.ts';
import { clockTime } from '../figures/clock.ts';
import { isAfterLastEntry, type TimedSet } from '../figures/timed-sets.ts';
import { toldApart } from '../rules/my-line-up/told-apart.ts';
import type { ProgrammeBasics } from './programme-basics.ts';

function createStars({ edition, sets }: ProgrammeBasics) {
  /** Each differs from those of all other sets. */
  const titles = toldApart(
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

  /** What the star of a set says. @throws {Error} if there is no such set */
  function starOf(set: string) {
    const star = stars.get(set);
    if (!star) throw new Error(`No set of the programme: ${set}`);
    return star;
  }

  return { starOf };
}

function createLastEntry({ visits, texts: { programmePage } }: Basics) {
  /** By when one must be back inside for a set that begins after last entry; undefined for all others. */
  const insideBy = (set: Pick<TimedSet, 'start'>): readonly [term: string, value: string] | undefined =>
    isAfterLastEntry(set, visits.lastEntry)
      ? [programmePage.inside.term, `${programmePage.inside.by} ${clockTime(visits.lastEntry)}`]
      : undefined;

  /** The same as one text. */
  const insideText = (set: Pick<TimedSet, 'start'>): string | undefined => insideBy(set)?.join(' ');

  return { insideBy, insideText };
}

/**
 * Everything that the rules derive from a festival's content, with what is different today. A new state of today's file
 * is a new festival, and so is a new price.
 */
export function createFestival(content: Content, today: Overrides = asPlanned) {
  const basics = createBasics(content, today);
  const programme = { ...basics, ...createProgramme(basics), ...createAllPlaces(basics) };
  const needs = createNeeds(programme);
  const drawn = createGroundsPlan(programme);
  const lineUpContent = createLineUpContent({ ...programme, ...needs });
  return {
    ...programme,
    ...needs,
    /** Of a festival that has one. */
    plan: drawn && { ...drawn, ...createWays(programme, drawn) },
    ...createAToZ(programme),
    ...createHeroLines(programme),
    ...createLastEntry(basics),
    ...createStars(programme),
    ...createWaysToSets(lineUpContent),
    lineUpContent,
    notKnown: createNotKnown(programme),
  };
}

export type Festival = ReturnType<typeof createFestival>;
