/**
 * Adds a history entry for an open overlay, so that Back closes the overlay and stays on the page.
 * @param close called when the visitor goes back
 * @returns to be called when the overlay has closed: removes the entry if it is there, then calls `then`
 */
export function closedByBack(close: () => void): (then?: () => void) => void {
  history.pushState(history.state, '');
  let isThere = true;
  let onPopState = close;
  const wentBack = () => {
    isThere = false;
    onPopState();
  };
  addEventListener('popstate', wentBack, { once: true });
  return (then = () => undefined) => {
    onPopState = then;
    if (isThere) history.back();
    else then();
  };
}
