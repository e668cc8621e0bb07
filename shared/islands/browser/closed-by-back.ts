/**
 * Gives what has opened over the page an entry of its own in the history, so that Back closes it and the page
 * stays.
 * @param close called when the visitor goes back
 * @returns to be called once it is closed, in whatever way: takes the entry away if it is still there, then calls
 * `then`
 */
export function closedByBack(close: () => void): (then?: () => void) => void {
  history.pushState(history.state, '');
  let isThere = true;
  let answer = close;
  const left = () => {
    isThere = false;
    answer();
  };
  addEventListener('popstate', left, { once: true });
  return (then = () => undefined) => {
    answer = then;
    if (isThere) history.back();
    else then();
  };
}
