/** A visitor's needs, by their names in addresses: `?needs=step-free,slow`. */
import type { RouteNeed, SetNeed, Need } from '../../model/needs.ts';

/** Needs for routes and for the pace: walking times depend on them. */
export const routeNeeds: readonly RouteNeed[] = ['step-free', 'lamps', 'slow', 'slower'];

/** Needs for sets: each set fits, does not fit, or is unknown. See `fit.ts`. */
export const setNeeds: readonly SetNeed[] = [
  'step-free',
  'seats',
  'quiet',
  'no-strobe',
  'signed',
  'cover',
  'children',
  'take-part',
  'watch',
];

/** A set's answer to a need, from all answers as `fitsOf` writes them. */
export const answerTo = (answers: string, need: SetNeed): string | undefined =>
  answers[setNeeds.indexOf(need)];

export const allNeeds: readonly Need[] = [...new Set([...routeNeeds, ...setNeeds])];

/** Groups from which a visitor has one need at most. */
export const choices = { pace: ['slow', 'slower'], part: ['take-part', 'watch'] } as const satisfies Readonly<
  Record<string, readonly Need[]>
>;

/** The needs of a query, with commas or repeated, in a fixed order. Unknown ones are left out. */
export const needsFromQuery = (query: URLSearchParams): readonly Need[] => {
  const asked = query.getAll('needs').flatMap((value) => value.split(',', allNeeds.length));
  return allNeeds.filter((need) => asked.includes(need));
};

/** The needs as a query without the question mark. Empty without needs. */
export const queryOfNeeds = (needs: readonly Need[]): string =>
  needs.length > 0 ? `needs=${needs.join()}` : '';
