/** Short texts that the browser stores until they are removed. They are sent nowhere. */

/** `picks`: a query. `needs`: names with commas. `basket`: a query, until the tab is closed. */
type Key = 'picks' | 'needs' | 'seen-changes' | 'basket';

const storageOf = (key: Key): Storage => (key === 'basket' ? sessionStorage : localStorage);

/** @returns an empty text where nothing is stored, or the browser refuses */
export function storedText(key: Key): string {
  try {
    return storageOf(key).getItem(key) ?? '';
  } catch {
    return '';
  }
}

/**
 * @param text an empty text removes the entry
 * @returns whether the browser stored it
 */
export function storeText(key: Key, text: string): boolean {
  try {
    if (text) storageOf(key).setItem(key, text);
    else storageOf(key).removeItem(key);
    return true;
  } catch {
    // Storage is blocked by the visitor's settings or full; the address can carry the state instead.
    return false;
  }
}
