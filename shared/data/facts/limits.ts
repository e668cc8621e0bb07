/** Upper and lower limits of what is allowed. */
export const limits = {
  vanMetres: 7,
  tentsApartMetres: 2,
  leadMetres: 2,
} as const;
