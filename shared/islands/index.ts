/** The registry of islands. Each is fetched on its own, so each line is an import of its own. */
export const islands = {
  countdown: () => import('./countdown.tsx').then(({ Countdown }) => Countdown),
};

export type IslandName = keyof typeof islands;
