/**
 * The newest change that the visitor has seen on their line-up, kept by the browser. It is sent nowhere. The time is that
 * of the change, so that a device whose clock is wrong misses none.
 */
const KEY = 'seen-changes';

/** Milliseconds since the epoch. Undefined for somebody who has never looked, or whose browser keeps nothing. */
export function seenUntil(): number | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? undefined : Number(kept) || 0;
  } catch {
    // Blocked by the visitor's settings.
    return undefined;
  }
}

/** Keeps that the visitor has seen all changes until then. What they have seen already stays seen. */
export function keepSeen(until: number): void {
  try {
    localStorage.setItem(KEY, String(Math.max(until, seenUntil() ?? 0)));
  } catch {
    // Blocked, or full: the rows of the picks say what changed.
  }
}
