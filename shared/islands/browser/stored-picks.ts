/**
 * The visitor's picks, stored by the browser until they are removed, and sent nowhere. Where the browser
 * stores nothing, they last as long as the page is open.
 */
import { picksFromQuery, queryOfPicks, type Picks } from '../../rules/my-line-up/picks.ts';
import { storedText, storeText } from './stored-text.ts';

const KEY = 'picks';

/** Picks that the browser refused to store. */
let refused: string | undefined;

let lastStored = '';

const current = (): string => refused ?? storedText(KEY);

/** The visitor's picks; empty if nothing valid is stored. */
export function storedPicks(): Picks {
  lastStored = current();
  return picksFromQuery(new URLSearchParams(lastStored));
}

/**
 * Replaces the stored picks for all pages.
 * @returns whether other pages get them: the browser may refuse
 */
export function storePicks(picks: Picks): boolean {
  lastStored = queryOfPicks(picks);
  refused = storeText(KEY, lastStored) ? undefined : lastStored;
  return refused === undefined;
}

/**
 * Calls back when another page may have stored something.
 * @returns ends it
 */
export function onReturn(look: (event: Event) => void): () => void {
  // A page from the back/forward cache, or one rendered ahead, may have missed storage events.
  const events = ['storage', 'pageshow', 'visibilitychange'];
  for (const event of events) addEventListener(event, look);
  return () => {
    for (const event of events) removeEventListener(event, look);
  };
}

/**
 * Calls back when the picks changed in another tab, or on another
 * page before the visitor came back to this one.
 * @returns ends it
 */
export function onPicksStored(listener: (picks: Picks) => void): () => void {
  const look = (event: Event) => {
    const { key } = event as StorageEvent;
    // A null key means that everything was deleted. Other events have no such field.
    if (key === KEY || key === null) refused = undefined;
    if (current() !== lastStored) listener(storedPicks());
  };
  return onReturn(look);
}
