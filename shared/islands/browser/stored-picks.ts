/**
 * What the visitor has picked, kept by the browser until it is taken out. It is sent nowhere. Where the browser keeps
 * nothing, it holds for as long as the page is open.
 */
import { picksFromQuery, queryOfPicks, type Picks } from '../../rules/my-line-up/picks.ts';
import { storedText, storeText } from './stored-text.ts';

const KEY = 'picks';

/** What the browser refused to keep. */
let refused: string | undefined;

let known = '';

const current = (): string => refused ?? storedText(KEY);

/** What the visitor has picked. No picks where nothing is kept, or what is kept is broken. */
export function storedPicks(): Picks {
  known = current();
  return picksFromQuery(new URLSearchParams(known));
}

/**
 * Keeps these picks in place of the former ones, for all pages.
 * @returns whether other pages get them: the browser may refuse
 */
export function storePicks(picks: Picks): boolean {
  known = queryOfPicks(picks);
  refused = storeText(KEY, known) ? undefined : known;
  return refused === undefined;
}

/** Calls back when something may have been stored elsewhere. @returns ends it */
export function onReturn(look: (event: Event) => void): () => void {
  // A page from the back/forward cache, or rendered ahead, may have been told nothing.
  const events = ['storage', 'pageshow', 'visibilitychange'];
  for (const event of events) addEventListener(event, look);
  return () => {
    for (const event of events) removeEventListener(event, look);
  };
}

/**
 * Calls back when the picks were changed elsewhere: in another tab, or on another page before the visitor came back to
 * this one.
 * @returns ends it
 */
export function onPicksStored(listener: (picks: Picks) => void): () => void {
  const look = (event: Event) => {
    const { key } = event as StorageEvent;
    // Without a key, everything was deleted. Other events have no such field.
    if (key === KEY || key === null) refused = undefined;
    if (current() !== known) listener(storedPicks());
  };
  return onReturn(look);
}
