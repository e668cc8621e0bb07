import { useEffect, useState, startTransition, useCallback, useRef } from 'react';
import { type Need, needsFromQuery } from '../../rules/needs/needs.ts';
import { onReturn, storePicks, storedPicks, onPicksStored } from '../browser/stored-picks.ts';
import { storedNeeds } from '../browser/stored-needs.ts';
import { comparedWith, type IsKnown, type Theirs } from '../../rules/my-line-up/pasted-picks.ts';
import { changedPicks } from '../../rules/my-line-up/pick-actions.ts';
import { isEmpty, noPicks, picksFromQuery, queryOfPicks, type Picks } from '../../rules/my-line-up/picks.ts';
import { comparingAddress } from './line-up-addresses.ts';

/** What the visitor needs, as the device keeps it. */
export function useKeptNeeds(): readonly Need[] {
  const [kept, setKept] = useState<readonly Need[]>([]);
  useEffect(() => {
    const look = () => setKept(storedNeeds());
    look();
    // Changed on the page of needs, from where Back leads here.
    return onReturn(look);
  }, []);
  return kept;
}

export interface Shown {
  readonly picks: Picks;
  /** What the address says that whoever picked them needs. */
  readonly needs: readonly Need[];
  /** Somebody else's, with which they are compared. */
  readonly other: Theirs;
  /** Undefined on the server and during hydration. */
  readonly kept?: Picks | undefined;
  readonly own: boolean;
}

/** What was done to a set, or to all. */
export interface Done {
  readonly text: string;
  /** Said when it has been taken back. */
  readonly back: string;
  readonly set?: string;
  /** The set is no longer among the picks. */
  readonly removed?: boolean;
}

/** The same, with where one can go back to, which what has been taken back has not. */
interface Said extends Partial<Done> {
  readonly before?: Shown;
}

function isSame(one: Picks, other: Picks): boolean {
  const sorted = ({ picks, maybe }: Picks) =>
    queryOfPicks({ picks: picks.toSorted(), maybe: maybe.toSorted() });
  return sorted(one) === sorted(other);
}

/** Whether the history entry showed the visitor's own line-up: it may have changed elsewhere since. */
const isOwnEntry = (): boolean => Boolean((history.state as { readonly own?: boolean } | null)?.own);

type Asked = Pick<Shown, 'picks' | 'needs' | 'other'>;

/** What a page shows at first, when the device keeps these picks. */
function arriving({ picks, needs, other }: Asked, kept: Picks): Shown {
  if (isEmpty(kept)) return { picks, needs, other, kept, own: isEmpty(picks) };
  // A friend has sent what they compared: theirs comes first in their address.
  if (!isEmpty(picks) && isSame(other, kept))
    return { picks: kept, needs: other.needs, other: { ...picks, needs }, kept, own: true };
  const own = isEmpty(picks) || isOwnEntry() || isSame(picks, kept);
  return { picks: own ? kept : picks, needs, other, kept, own };
}

/**
 * The line-up that the page shows: the one of the address, or else the device's. What the visitor changes of their own
 * is kept; what came by a link is not, until they ask for it. The address follows.
 * Back leads from a comparison to what was compared, and from one's own line-up to the link that was opened.
 * @param asked the line-ups of the address, as the server has rendered them
 */
export function useLineUp(here: string, asked: Asked, isKnown: IsKnown) {
  const [shown, setShown] = useState<Shown>({ ...asked, own: false });
  const [said, setSaid] = useState<Said>();
  /** The next address is of another view, and Back leads to this one's. */
  const leaves = useRef(false);

  /** Comparing waits for its script, and what is shown does not change before. */
  const turn = useCallback((next: Shown, saying?: Said) => {
    const set = () => {
      setSaid(saying);
      setShown(next);
    };
    if (isEmpty(next.other)) set();
    else startTransition(set);
  }, []);

  useEffect(() => {
    // Read again: a page that the service worker has saved was rendered for no picks.
    const fromHere = document.referrer.split('?')[0] === location.origin + location.pathname;
    const arrive = () => {
      const query = new URLSearchParams(location.search);
      const picks = changedPicks(query);
      // Pressed here before the script had arrived: what the device keeps is to follow.
      if (fromHere && isSame(picksFromQuery(query), storedPicks())) storePicks(picks);
      const [needs, other] = [needsFromQuery(query), comparedWith(query, isKnown)];
      turn(arriving({ picks, needs, other }, storedPicks()));
    };
    arrive();
    addEventListener('popstate', arrive);
    const end = onPicksStored((kept) => {
      // Undo would take back what was picked elsewhere, too.
      setSaid(undefined);
      setShown((before) => ({ ...before, kept, ...(before.own && { picks: kept }) }));
    });
    return () => {
      removeEventListener('popstate', arrive);
      end();
    };
  }, [isKnown, turn]);

  useEffect(() => {
    if (!shown.kept) return;
    const write = () => {
      const state = { ...(history.state as object), own: shown.own };
      const address = comparingAddress(here, shown.picks, shown.other, shown.needs);
      if (leaves.current) history.pushState(state, '', address);
      else history.replaceState(state, '', address);
      leaves.current = false;
    };
    // Browsers take long to write an address: the press that caused it is answered first, and painted.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(write);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [here, shown]);

  const turnTo = (next: Shown, saying?: Said) => {
    leaves.current ||= next.own !== shown.own || isEmpty(next.other) !== isEmpty(shown.other);
    turn(next, saying);
  };

  /** Shows something else, keeps it if it is the visitor's own, and says so with a way back. */
  const change = (next: Omit<Shown, 'kept'>, done?: Done) => {
    if (next.own) storePicks(next.picks);
    turnTo({ ...next, kept: next.own ? next.picks : shown.kept }, done && { ...done, before: shown });
  };

  const undo = () => {
    if (!said?.before) return;
    storePicks(said.before.kept ?? noPicks);
    turnTo(said.before, { text: said.back ?? '' });
  };

  return { shown, said, change, undo };
}
