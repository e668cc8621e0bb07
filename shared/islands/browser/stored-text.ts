/** Short texts that the browser keeps for the visitor until they are taken out. They are sent nowhere. */

/** `picks`: as a query. `needs`: what they need, by commas. `basket`: as a query, until the tab is closed. */
type Key = 'picks' | 'needs' | 'seen-changes' | 'basket';

const storageOf = (key: Key): Storage => (key === 'basket' ? sessionStorage : localStorage);

/** @returns an empty text where nothing is kept, or the browser refuses */
export function storedText(key: Key): string {
  try {
    return storageOf(key).getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** @param text nothing is kept if it is empty. @returns whether the browser did as it was told */
export function storeText(key: Key, text: string): boolean {
  try {
    if (text) storageOf(key).setItem(key, text);
    else storageOf(key).removeItem(key);
    return true;
  } catch {
    // Blocked by the visitor's settings, or full: the address can still have it.
    return false;
  }
}
