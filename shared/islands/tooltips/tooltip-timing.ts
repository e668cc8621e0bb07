/** How long a pointer rests before a tooltip shows, in milliseconds (specification, section 9). */
const DELAY = 700;

/** How long after a tooltip has closed the next one shows without that delay, in milliseconds. */
const SKIP_DELAY = 300;

/**
 * Decides when tooltips show, one at a time.
 * @param show called with the owner of the tooltip that is to show, or undefined for none
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
    /** The pointer is over an owner. A tooltip that was closed under it does not show again until it has left. */
    enter(owner: Owner): void {
      if (owner === under) return;
      under = owner;
      clearTimeout(timer);
      if (shown || performance.now() - closed < SKIP_DELAY) change(owner);
      else timer = setTimeout(() => change(owner), DELAY);
    },
    /** The pointer has left the owner and its tooltip. */
    leave(): void {
      if (under === undefined) return;
      under = undefined;
      change(undefined);
    },
    open: (owner: Owner): void => change(owner),
    close: (): void => change(undefined),
  };
}
