/** Whether the visitor wants no movement, by the browser's setting or by the pause button. */
export const isStill = (): boolean =>
  document.documentElement.dataset['still'] === 'true' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tells the page's other parts that the visitor has paused or resumed movement. */
export function setStill(still: boolean): void {
  document.documentElement.dataset['still'] = String(still);
}
