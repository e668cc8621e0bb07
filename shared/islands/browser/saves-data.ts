/** Only Chromium tells. */
interface Connection {
  readonly connection?: { readonly saveData: boolean };
}

/** Whether the page is in the lean look, without pictures and motion (`shared/look/lean.ts`). */
export const isLean = (): boolean => document.documentElement.dataset['lean'] === 'on';

/** Whether the visitor saves data: then nothing is fetched that they have not asked for. */
export const savesData = (): boolean =>
  isLean() ||
  (navigator as Connection).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
