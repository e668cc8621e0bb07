/**
 * Changes the address without a new history entry, so that the visible state can be shared and reloaded.
 * @param state what the history entry remembers; as before by default
 */
export function keepAddress(href: string, state: unknown = history.state): void {
  history.replaceState(state, '', href);
}
