/**
 * What the visitor has picked, kept by the browser until it is taken out. It is sent nowhere. Where the browser keeps
 * nothing, it holds for as long as the page is open.
 */
import { picksFromQuery, queryOfPicks, type Picks } from '../../rules/my-line-up/picks.ts';

const KEY = 'picks';

/** What the browser refused to keep. */
let refused: string | undefined;

function keptText(): string {
  if (refused !== undefined) return refused;
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    // Blocked by the visitor's settings.
    return '';
  }
}

/** What the visitor has picked. No picks where nothing is kept, or what is kept is broken. */
export const keptPicks = (): Picks => picksFromQuery(new URLSearchParams(keptText()));

/** Keeps these picks in place of the former ones, for all pages. */
export function keepPicks(picks: Picks): void {
  const text = queryOfPicks(picks);
  try {
    if (text) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
    refused = undefined;
  } catch {
    // Blocked, or full.
    refused = text;
  }
}

/**
 * Calls back when the picks were changed elsewhere: in another tab, or on another page before the visitor came back to
 * this one.
 * @returns ends it
 */
export function onPicksKept(listener: (picks: Picks) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key, everything was deleted.
    if (key !== KEY && key !== null) return;
    refused = undefined;
    listener(keptPicks());
  };
  // A page from the back/forward cache was told nothing.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener(keptPicks());
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}
