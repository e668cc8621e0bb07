/** Counted from here, seconds are a number of 31 bits until 2088, the largest that iCalendar's programs read. */
const COUNTED_FROM = Date.UTC(2020, 0, 1);

/**
 * The revision of everything that other programs keep: programs take over what is newer, and skip what is older for good.
 * @param instants when something was published: with their offsets from UTC, and each of them only ever rises. Empty of
 * what has not been published yet
 * @returns the latest in milliseconds since the epoch, and as a revision in whole seconds: `written` has no less
 */
export function revisionOf(instants: readonly string[]) {
  const changedAt = Math.max(COUNTED_FROM, ...instants.filter(Boolean).map((instant) => Date.parse(instant)));
  return { revision: Math.floor((changedAt - COUNTED_FROM) / 1000), changedAt };
}
