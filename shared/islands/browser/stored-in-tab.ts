/** What the visitor has chosen, kept by the browser until the tab is closed. It is sent nowhere. */

/** @returns an empty text where nothing is kept, or the browser refuses */
export function storedInTab(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** @param text nothing is kept if it is empty. Browsers that refuse keep nothing either */
export function storeInTab(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Blocked by the visitor's settings, or full: the page works without it.
  }
}
