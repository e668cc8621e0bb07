// Samples: what was counted at the last edition.
/** Last year's counts and this year's goals: shares in percent. */
const cameBy = { train: 47, coach: 5, bicycle: 4, fullCar: 26, smallCar: 18 } as const;
const waste = { recycled: 47, composted: 11, burned: 39, buried: 3 } as const;

export const lastEdition = {
  cameBy,
  withoutCar: cameBy.train + cameBy.coach + cameBy.bicycle,
  waste,
  recycledOrComposted: waste.recycled + waste.composted,
  cupsReturned: 94,
  travelShareOfCarbon: 78,
  foodMiles: 84,
  localSpending: 71,
} as const;

export const targets = {
  withoutCar: 60,
  smallCar: 15,
  recycledOrComposted: 65,
  cupsReturned: 96,
} as const;
