/** What a visitor needs, as addresses name it: `?needs=step-free,slow`. */
import type { RouteNeed, SetNeed, Need } from '../../model/needs.ts';

/** Of ways, and of the pace: walks are reckoned by them. */
export const routeNeeds: readonly RouteNeed[] = ['step-free', 'lamps', 'slow', 'slower'];

/** Of what is on: each set fits, does not, or nobody knows. See `fit.ts`. */
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

/** What a set answers to a need. @param answers as `fitsOf` writes them */
export const answerTo = (answers: string, need: SetNeed): string | undefined =>
  answers[setNeeds.indexOf(need)];

export const allNeeds: readonly Need[] = [...new Set([...routeNeeds, ...setNeeds])];

/** Those of which a visitor has one at most. */
export const choices = { pace: ['slow', 'slower'], part: ['take-part', 'watch'] } as const satisfies Readonly<
  Record<string, readonly Need[]>
>;

/** The needs that a query names, by commas or by repetition, in one order. Unknown ones are left out. */
export const needsFromQuery = (query: URLSearchParams): readonly Need[] => {
  const asked = query.getAll('needs').flatMap((value) => value.split(',', allNeeds.length));
  return allNeeds.filter((need) => asked.includes(need));
};

/** The same as a query, without the question mark. Empty without needs. */
export const queryOfNeeds = (needs: readonly Need[]): string =>
  needs.length > 0 ? `needs=${needs.join()}` : '';
