/** Until a tooltip shows under a pointer, in milliseconds (specification, section 9). */
const DELAY = 700;

/** For how many milliseconds after a tooltip has closed another one shows without that delay. */
const SKIP_DELAY = 300;

/**
 * Decides when a tooltip shows, and whose: one shows at a time.
 * @param show called with what the tooltip belongs to, or with nothing
 */
export function createTooltipTiming<Owner>(show: (owner: Owner | undefined) => void) {
  let shown: Owner | undefined;
  let under: Owner | undefined;
  let closed = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (to: Owner | undefined) => {
    clearTimeout(timer);
    if (to === shown) return;
    if (to === undefined) closed = performance.now();
    shown = to;
    show(to);
  };

  return {
    /** The pointer is over this one. If its tooltip is closed, it stays so until the pointer has left. */
    enter(owner: Owner): void {
      if (owner === under) return;
      under = owner;
      clearTimeout(timer);
      if (shown || performance.now() - closed < SKIP_DELAY) change(owner);
      else timer = setTimeout(() => change(owner), DELAY);
    },
    /** The pointer is over none, nor over the tooltip. */
    leave(): void {
      if (under === undefined) return;
      under = undefined;
      change(undefined);
    },
    open: (owner: Owner): void => change(owner),
    close: (): void => change(undefined),
  };
}
