import { storedText, storeText } from './stored-text.ts';

/**
 * The newest change that the visitor has seen on their line-up. The time is that of the change, so that a device whose
 * clock is wrong misses none.
 * @returns milliseconds since the epoch; undefined for somebody who has never looked, or whose browser keeps nothing
 */
export function seenUntil(): number | undefined {
  const kept = storedText('seen-changes');
  return kept ? Number(kept) || 0 : undefined;
}

/** Keeps that the visitor has seen all changes until then. What they have seen already stays seen. */
export function keepSeen(until: number): void {
  storeText('seen-changes', String(Math.max(until, seenUntil() ?? 0)));
}
