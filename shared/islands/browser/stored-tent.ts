/** The square of the plan where the visitor's tent is, kept by the browser until it is taken out. It is sent nowhere. */

const KEY = 'tent';

/** @returns an empty text where nothing is kept, or the browser refuses */
export function storedTent(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** @param square nothing is kept if it is empty. Browsers that refuse keep nothing either */
export function storeTent(square: string): void {
  try {
    if (square) localStorage.setItem(KEY, square);
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked by the visitor's settings, or full: the square is still in the address.
  }
}
