// Samples: traders’ fees.
/** The stalls: their number, and the price of a pitch. */
export const trading = {
  foodStalls: 9,
  craftStalls: 5,
  /** Frontage in metres, and the fee for the weekend in whole units of the currency. */
  pitches: {
    smallFood: { metres: 3, fee: 380 },
    largeFood: { metres: 6, fee: 640 },
    craft: { metres: 3, fee: 150 },
  },
  /** The cover of a trader's public liability insurance, in millions of the currency. */
  insuredMillions: 5,
} as const;
