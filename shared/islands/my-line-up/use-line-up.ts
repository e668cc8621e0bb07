import { useEffect, useState, useRef } from 'react';
import type { Need } from '../../model/needs.ts';
import { onReturn, storePicks, storedPicks, onPicksStored } from '../browser/stored-picks.ts';
import { storedNeeds } from '../browser/stored-needs.ts';
import {
  addressOfLineUps,
  askedLineUps,
  type AskedLineUps,
  type KnownSets,
} from '../../rules/my-line-up/asked-line-ups.ts';
import { readQuery } from '../../rules/read-query.ts';
import { isEmpty, noPicks, picksFromQuery, queryOfPicks, type Picks } from '../../rules/my-line-up/picks.ts';

/** What the visitor needs, as the device keeps it. */
export function useStoredNeeds(): readonly Need[] {
  const [kept, setKept] = useState<readonly Need[]>([]);
  useEffect(() => {
    const look = () => setKept(storedNeeds());
    look();
    // Changed on the page of needs, from where Back leads here.
    return onReturn(look);
  }, []);
  return kept;
}

/** What was done to a set, or to all. */
export interface Done {
  readonly text: string;
  /** Said when it has been taken back. */
  readonly back?: string;
  readonly set?: string;
  /** The set is no longer among the picks. */
  readonly removed?: boolean;
}

export interface Shown extends AskedLineUps {
  /** Undefined on the server and during hydration. */
  readonly kept?: Picks | undefined;
  readonly own: boolean;
  /** What was done last, and where one can go back to, which what has been taken back has not. */
  readonly done?: (Done & { readonly before?: Shown }) | undefined;
}

/** What a visitor turns to. */
export type Next = Omit<Shown, 'kept' | 'done'>;

function isSame(one: Picks, other: Picks): boolean {
  const sorted = ({ picks, maybe }: Picks) =>
    queryOfPicks({ picks: picks.toSorted(), maybe: maybe.toSorted() });
  return sorted(one) === sorted(other);
}

/** Whether the history entry showed the visitor's own line-up: it may have changed elsewhere since. */
const isOwnEntry = (): boolean => Boolean((history.state as { readonly own?: boolean } | null)?.own);

/** What a page shows at first, when the device keeps these picks. */
function arriving(asked: AskedLineUps, kept: Picks): Shown {
  const { picks, others } = asked;
  if (isEmpty(kept)) return { ...asked, kept, own: isEmpty(picks) };
  // A friend has sent what they compared: theirs comes first in their address.
  const mine = others.find((other) => isSame(other, kept));
  if (mine && !isEmpty(picks) && !isSame(picks, kept))
    return {
      picks: kept,
      needs: [],
      others: [picks, ...others.filter((other) => other !== mine)],
      kept,
      own: true,
    };
  const own = isEmpty(picks) || isOwnEntry() || isSame(picks, kept);
  return { ...asked, picks: own ? kept : picks, kept, own };
}

/**
 * The line-up that the page shows: the one of the address, or else the device's. What the visitor changes of their own
 * is kept; what came by a link is not, until they ask for it. The address follows.
 * Back leads from a comparison to what was compared, and from one's own line-up to the link that was opened.
 * @param asked the line-ups of the address, as the server has rendered them
 */
export function useLineUp(here: string, asked: AskedLineUps, known: KnownSets) {
  const [shown, setShown] = useState<Shown>({ ...asked, own: false });
  /** The next address is of another view, and Back leads to this one's. */
  const leaves = useRef(false);

  useEffect(() => {
    // Read again: a page that the service worker has saved was rendered for no picks.
    const fromHere = document.referrer.split('?')[0] === location.origin + location.pathname;
    const arrive = () => {
      const query = readQuery(location.search);
      const line = askedLineUps(query, known);
      // Pressed here before the script had arrived: what the device keeps is to follow.
      if (fromHere && isSame(picksFromQuery(query), storedPicks())) storePicks(line.picks);
      setShown(arriving(line, storedPicks()));
    };
    arrive();
    addEventListener('popstate', arrive);
    const end = onPicksStored((kept) =>
      // Undo would take back what was picked elsewhere, too.
      setShown((before) => ({ ...before, kept, ...(before.own && { picks: kept }), done: undefined })),
    );
    return () => {
      removeEventListener('popstate', arrive);
      end();
    };
  }, [known]);

  useEffect(() => {
    if (!shown.kept) return;
    // Browsers take long to write an address: the press that caused it is answered first, and painted.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        const state = { ...(history.state as object), own: shown.own };
        history[leaves.current ? 'pushState' : 'replaceState'](state, '', addressOfLineUps(here, shown));
        leaves.current = false;
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [here, shown]);

  const turnTo = (next: Shown) => {
    leaves.current ||= next.own !== shown.own || next.others.length !== shown.others.length;
    setShown(next);
  };

  /** Shows something else, keeps it if it is the visitor's own, and says so with a way back. */
  const change = (next: Next, done?: Done) => {
    if (next.own) storePicks(next.picks);
    const kept = next.own ? next.picks : shown.kept;
    turnTo({ ...next, kept, done: done && { ...done, before: { ...shown, done: undefined } } });
  };

  const undo = () => {
    const { before, back = '' } = shown.done ?? {};
    if (!before) return;
    storePicks(before.kept ?? noPicks);
    turnTo({ ...before, done: { text: back } });
  };

  return { shown, change, undo };
}
