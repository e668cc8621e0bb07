/** Changes the address without a new history entry, so that the visible state can be shared and reloaded. */
export function keepAddress(href: string): void {
  history.replaceState(history.state, '', href);
}
