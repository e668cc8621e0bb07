import { useEffect, useState } from 'react';
import { comparedWith } from '../../rules/my-line-up/pasted-picks.ts';
import { changedPicks } from '../../rules/my-line-up/pick-actions.ts';
import { noPicks, queryOfPicks, type Picks } from '../../rules/my-line-up/picks.ts';
import { keepAddress } from '../browser/keep-address.ts';
import { keepPicks, keptPicks, onPicksKept } from '../browser/kept-picks.ts';
import { comparingAddress } from './line-up-addresses.ts';

/** What the page shows, and what the device keeps. */
export interface Shown {
  readonly picks: Picks;
  /** Somebody else's, with which they are compared. */
  readonly other: Picks;
  /** Undefined on the server and during hydration. */
  readonly kept?: Picks | undefined;
  /** The picks are the visitor's own. */
  readonly own: boolean;
}

/** Where one can go back to. */
interface Said {
  readonly text: string;
  /** The set that was changed. */
  readonly set?: string | undefined;
  readonly before: Shown;
}

const isEmpty = ({ picks, maybe }: Picks): boolean => picks.length + maybe.length === 0;

/** Whether two visitors have picked the same, in whatever order. */
function isSame(one: Picks, other: Picks): boolean {
  const sorted = ({ picks, maybe }: Picks) =>
    queryOfPicks({ picks: picks.toSorted(), maybe: maybe.toSorted() });
  return sorted(one) === sorted(other);
}

/** Whether the history entry showed the visitor's own line-up: it may have changed elsewhere since. */
const isOwnEntry = (): boolean => Boolean((history.state as { readonly own?: boolean } | null)?.own);

/** What a page shows at first, when the device keeps these picks. */
function arriving({ picks, other }: Pick<Shown, 'picks' | 'other'>, kept: Picks): Shown {
  if (isEmpty(kept)) return { picks, other, kept, own: isEmpty(picks) };
  // A friend has sent what they compared: theirs comes first in their address.
  if (!isEmpty(picks) && isSame(other, kept)) return { picks: kept, other: picks, kept, own: true };
  const own = isEmpty(picks) || isOwnEntry() || isSame(picks, kept);
  return { picks: own ? kept : picks, other, kept, own };
}

/**
 * The line-up that the page shows: the one of the address, or else the device's. What the visitor changes of their own
 * is kept; what came by a link is not, until they ask for it. The address follows.
 * @param asked the line-ups of the address, as the server has rendered them
 */
export function useLineUp(here: string, asked: Pick<Shown, 'picks' | 'other'>) {
  const [shown, setShown] = useState<Shown>({ ...asked, own: false });
  const [said, setSaid] = useState<Said>();

  useEffect(() => {
    // Read again: a page that the service worker has saved was rendered for no picks.
    const query = new URLSearchParams(location.search);
    setShown(arriving({ picks: changedPicks(query), other: comparedWith(query) }, keptPicks()));
    return onPicksKept((kept) => {
      // Undo would take back what was picked elsewhere, too.
      setSaid(undefined);
      setShown((before) => ({ ...before, kept, ...(before.own && { picks: kept }) }));
    });
  }, []);

  useEffect(() => {
    if (!shown.kept) return;
    // In a task of its own: the press that caused it is answered first.
    const timer = setTimeout(() => {
      const state = { ...(history.state as object), own: shown.own };
      keepAddress(comparingAddress(here, shown.picks, shown.other), state);
    });
    return () => clearTimeout(timer);
  }, [here, shown]);

  /** Shows something else, keeps it if it is the visitor's own, and says so with a way back. */
  const change = (next: Omit<Shown, 'kept'>, text: string, set?: string) => {
    if (next.own) keepPicks(next.picks);
    setSaid(text ? { text, set, before: shown } : undefined);
    setShown({ ...next, kept: next.own ? next.picks : shown.kept });
  };

  const undo = () => {
    if (!said) return;
    keepPicks(said.before.kept ?? noPicks);
    setSaid(undefined);
    setShown(said.before);
  };

  return { shown, said, change, undo };
}
