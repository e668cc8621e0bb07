/** Keeps the address in step with what is shown, so that a view can be shared, reloaded and gone back to. */
export function keepAddress(href: string): void {
  history.replaceState(history.state, '', href);
}
