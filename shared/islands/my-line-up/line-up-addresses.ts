/** Addresses that carry line-ups. An island gets paths as props: it can't import those of the website. */
import { queryOfPicks, type Picks } from '../../rules/my-line-up/picks.ts';

/** A path with picks. */
export function withPicks(path: string, picks: Picks): string {
  const query = queryOfPicks(picks);
  return query ? `${path}?${query}` : path;
}

/** The address of the page that compares two line-ups. Without the other, of one's own. */
export function comparingAddress(here: string, mine: Picks, theirs: Picks): string {
  const others = [
    theirs.picks.length > 0 && `with=${theirs.picks.join()}`,
    theirs.maybe.length > 0 && `with-maybe=${theirs.maybe.join()}`,
  ].filter(Boolean);
  return others.length > 0
    ? `${here}?${[queryOfPicks(mine), ...others].filter(Boolean).join('&')}`
    : withPicks(here, mine);
}
