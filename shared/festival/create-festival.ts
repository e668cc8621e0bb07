import type { Overrides } from '../model/overrides.ts';
import { asPlanned } from '../rules/overrides/apply-overrides.ts';
import { createAllPlaces } from './all-places.ts';
import { createAToZ } from './a-z.ts';
import { createBasics } from './basics.ts';
import type { Content } from './content.ts';
import { createGroundsPlan } from './grounds-plan.ts';
import { createHeroLines } from './hero-lines.ts';
import { createLastEntry } from './last-entry.ts';
import { createLineUpContent } from './line-up-content.ts';
import { createNeeds } from './needs.ts';
import { createNotKnown } from './not-known.ts';
import { createProgramme } from './programme.ts';
import { createStars } from './stars.ts';
import { createWaysToSets } from './ways-to-sets.ts';
import { createWays } from './ways.ts';

/**
 * Everything that the rules derive from a festival's content, with what is different today. A new state of today's file
 * is a new festival, and so is a new price.
 * @param now of which prices hold, in milliseconds since the epoch; by default, before all of them
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
