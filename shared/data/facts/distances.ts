/** Walking distances on the grounds, in metres. `shared/rules/figures/distance.ts` writes them out. */
export const metres = {
  carParkToGate: 450,
  blueBadgeParkingToGate: 90,
  shuttleStopToGate: 150,
  gateToCampsite: 400,
  gateToAccessibleCampsite: 120,
  gateToCastleStage: 300,
  castleStageToBoathouse: 350,
  castleStageToLibrary: 180,
  castleStageToLateTent: 260,
  gateToMedical: 200,
  platformToToilet: 25,
} as const;
