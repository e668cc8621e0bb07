import type { OrNotKnown, PlaceKind, PlanNeed } from '../../model/grounds.ts';

/**
 * Things that visitors look for on the plan, by their names in addresses
 * (`?show=toilets,water`), with the kinds of places that meet them.
 */
export const kindsFor: Readonly<Record<PlanNeed, readonly PlaceKind[]>> = {
  toilets: ['toilets', 'accessible toilets'],
  'accessible-toilets': ['accessible toilets'],
  showers: ['showers'],
  water: ['drinking water'],
  food: ['food', 'bar'],
  'first-aid': ['first aid'],
  quiet: ['quiet space'],
  information: ['information'],
  charging: ['charging'],
  /** Names no kind of place, because it is for places of every kind: those without steps. */
  'step-free': [],
};

export const planNeeds = Object.keys(kindsFor) as readonly PlanNeed[];

/** The needs of a query, with commas or repeated. Unknown ones are left out. */
export function needsOf(query: URLSearchParams): readonly PlanNeed[] {
  const asked = new Set(query.getAll('show').flatMap((value) => value.split(',')));
  return planNeeds.filter((need) => asked.has(need));
}

/** Whether the plan shows a place: it meets any of the asked needs, and step-free access if that is asked. */
export const isShown = (met: readonly PlanNeed[], asked: readonly PlanNeed[]): boolean => {
  const kinds = asked.filter((need) => need !== 'step-free');
  const isKind = kinds.length === 0 || kinds.some((need) => met.includes(need));
  return isKind && (met.includes('step-free') || !asked.includes('step-free'));
};

/** The needs that a place meets. */
export const needsMet = (kinds: readonly PlaceKind[], stepFree: OrNotKnown<boolean>): readonly PlanNeed[] =>
  planNeeds.filter((need) =>
    need === 'step-free' ? stepFree === true : kindsFor[need].some((kind) => kinds.includes(kind)),
  );
