import type { PlanEntryWording } from '../../wording/plan-labels.ts';
import type { OrNotKnown, Place, PlaceFact } from '../../model/grounds.ts';
import { filled } from '../../figures/filled.ts';
import { openFacts } from '../programme/not-known.ts';
import { needsMet } from './plan-needs.ts';

const isKnown = <Value>(value: OrNotKnown<Value>): value is Value => value !== 'not known';

/**
 * Sentences on the terrain, slope, steps, seats and shade of a place.
 * The last ones name facts of its kind that are not known.
 */
function factsOf(
  { access, closed }: Pick<Place, 'access' | 'closed'>,
  noWayTo: readonly string[],
  applicable: readonly PlaceFact[],
  words: PlanEntryWording,
): string {
  const { surface, slope, stepFree, seats, shade, platform } = access;
  const knownFacts = [
    closed && words.closed,
    ...noWayTo.map((place) => filled(words.pathClosed, { place })),
    isKnown(surface) && surface,
    isKnown(slope) && words.slope[slope],
    isKnown(stepFree) && words.stepFree[`${stepFree}`],
    isKnown(seats) && words.seats[seats],
    isKnown(shade) && words.shade[`${shade}`],
    platform &&
      filled(words.platform[platform.covered ? 'covered' : 'open'], {
        wheelchairs: `${platform.wheelchairs}`,
      }),
  ];
  const { questionMark, facts } = words.notKnown;
  return [
    ...knownFacts.filter(Boolean).map((sentence) => `${sentence}.`),
    ...openFacts(access, applicable).map((fact) => `${facts[fact]}${questionMark}`),
  ].join(' ');
}

/**
 * A place's entry.
 * @param metres from the gate on foot; 0 for the gate itself, and where no path leads
 * @param noWayTo the places at the other ends of its closed paths
 * @param href the link of its name: to the events there
 * @param applicable the facts that its kind should have
 */
export const planEntry = (
  id: string,
  place: Place,
  metres: number,
  noWayTo: readonly string[],
  href: string | undefined,
  applicable: readonly PlaceFact[],
  words: PlanEntryWording,
) => {
  const kinds = [place.kind, ...(place.also ?? [])];
  const openKinds = kinds
    .map((kind) => words.kindOf[kind])
    .filter((word) => !place.name.toLowerCase().includes(word.toLowerCase()));
  const [first = '', ...others] = openKinds;
  return {
    id,
    name: place.name,
    needs: needsMet(kinds, place.access.stepFree),
    /** Its kinds, unless its name includes them; possibly an empty text. */
    what: first && `${[first, ...others.map((word) => word.toLowerCase())].join(', ')}.`,
    metres,
    facts: factsOf(place, noWayTo, applicable, words),
    href,
  };
};

export type PlanEntry = ReturnType<typeof planEntry>;
