/** Whether the visitor wants nothing to move: by the browser's setting, or by the button that pauses the pictures. */
export const isStill = (): boolean =>
  document.documentElement.dataset['still'] === 'true' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tells the page's other parts that the visitor has paused what moves, or plays it again. */
export function setStill(still: boolean): void {
  document.documentElement.dataset['still'] = String(still);
}
