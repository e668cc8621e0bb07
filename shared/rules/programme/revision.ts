/**
 * The revision of everything that other programs keep: programs take over what is newer, and skip what is older for good.
 * @param instants when something was published: with their offsets from UTC, and each of them only ever rises
 * @returns the latest in milliseconds since the epoch, and in whole minutes: a number of 31 bits until the year 6053
 */
export function revisionOf(instants: readonly string[]) {
  const changedAt = Math.max(...instants.map((instant) => Date.parse(instant)));
  return { revision: Math.floor(changedAt / 60_000), changedAt };
}
