/** What a visitor needs, as addresses name it: `?needs=step-free,slow`. */
export const allNeeds = ['step-free', 'lamps', 'slow', 'slower'] as const;

export type Need = (typeof allNeeds)[number];

/** The needs that a query names, by commas or by repetition, in one order. Unknown ones are left out. */
export const needsFromQuery = (query: URLSearchParams): readonly Need[] => {
  const asked = query.getAll('needs').flatMap((value) => value.split(',', allNeeds.length));
  return allNeeds.filter((need) => asked.includes(need));
};

/** The same as a query, without the question mark. Empty without needs. */
export const queryOfNeeds = (needs: readonly Need[]): string =>
  needs.length > 0 ? `needs=${needs.join()}` : '';
