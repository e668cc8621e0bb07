/** Stretches of difficult ground, in metres. */
export const stretches = {
  /** Cobbles at the end of the route to the Library. */
  library: 30,
  /** Bare earth and roots at the end of the route to the Clearing. */
  clearing: 40,
} as const;
