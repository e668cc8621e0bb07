/** What is allowed at most, and at least. */
export const limits = {
  vanMetres: 7,
  tentsApartMetres: 2,
  leadMetres: 2,
} as const;
