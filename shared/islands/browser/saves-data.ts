/** Only Chromium tells. */
interface Connection {
  readonly connection?: { readonly saveData: boolean };
}

/** Whether the visitor saves data: then nothing is fetched that they have not asked for. */
export const savesData = (): boolean =>
  (navigator as Connection).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
