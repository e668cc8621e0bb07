/** Only Chromium has this. */
interface Connection {
  readonly connection?: { readonly saveData: boolean };
}

/** Whether the visitor saves data. If so, nothing is fetched without a request. */
export const savesData = (): boolean =>
  (navigator as Connection).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
