/** Addresses that carry line-ups. An island gets paths as props: it can't import those of the website. */
import { nobody, type Theirs } from '../../rules/my-line-up/pasted-picks.ts';
import { queryOfPicks, type Picks } from '../../rules/my-line-up/picks.ts';
import { queryOfNeeds, type Need } from '../../rules/needs/needs.ts';

/** The address of the page that compares two line-ups. Without the other, of one's own. */
export function comparingAddress(here: string, mine: Picks, theirs: Theirs, needs: readonly Need[]): string {
  const query = [
    queryOfPicks(mine),
    theirs.picks.length > 0 && `with=${theirs.picks.join()}`,
    theirs.maybe.length > 0 && `with-maybe=${theirs.maybe.join()}`,
    theirs.needs.length > 0 && `with-needs=${theirs.needs.join()}`,
    queryOfNeeds(needs),
  ]
    .filter(Boolean)
    .join('&');
  return query ? `${here}?${query}` : here;
}

/** A path with picks, and with needs where somebody means it to have them. */
export const withPicks = (path: string, picks: Picks, needs: readonly Need[] = []): string =>
  comparingAddress(path, picks, nobody, needs);
