// Samples: traders’ fees.
/** The stalls: how many there are and what a pitch costs. */
export const trading = {
  foodStalls: 9,
  craftStalls: 5,
  /** Frontage in metres, and the fee for the weekend in whole units of the currency. */
  pitches: {
    smallFood: { metres: 3, fee: 380 },
    largeFood: { metres: 6, fee: 640 },
    craft: { metres: 3, fee: 150 },
  },
  /** In millions of the currency: what a trader's public liability insurance covers. */
  insuredMillions: 5,
} as const;
