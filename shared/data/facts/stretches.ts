/** Stretches of difficult ground, in metres. */
export const stretches = {
  /** Cobbles, at the end of the way to the Library. */
  library: 30,
  /** Bare earth and roots, at the end of the way to the Clearing. */
  clearing: 40,
} as const;
