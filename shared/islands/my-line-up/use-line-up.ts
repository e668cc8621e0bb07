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

/** The visitor's needs, as the device stores them. */
export function useStoredNeeds(): readonly Need[] {
  const [kept, setKept] = useState<readonly Need[]>([]);
  useEffect(() => {
    const look = () => setKept(storedNeeds());
    look();
    // Needs may have changed on their own page, from which Back leads here.
    return onReturn(look);
  }, []);
  return kept;
}

/** What was done to a set, or to all sets. */
export interface LineUpAction {
  readonly text: string;
  /** The message after Undo. */
  readonly back?: string;
  readonly set?: string;
  /** Whether the set is no longer among the picks. */
  readonly removed?: boolean;
}

export interface LineUpView extends AskedLineUps {
  /** The device's picks. Undefined on the server and during hydration. */
  readonly kept?: Picks | undefined;
  readonly own: boolean;
  /** The last action with the state before it, for Undo. After Undo, there is no such state. */
  readonly done?: (LineUpAction & { readonly before?: LineUpView }) | undefined;
}

/** The part of the state that an action sets. */
export type NextLineUp = Omit<LineUpView, 'kept' | 'done'>;

function isSame(first: Picks, second: Picks): boolean {
  const sorted = ({ picks, maybe }: Picks) =>
    queryOfPicks({ picks: picks.toSorted(), maybe: maybe.toSorted() });
  return sorted(first) === sorted(second);
}

/** Whether the history entry showed the visitor's own line-up, which may have changed elsewhere since. */
const isOwnEntry = (): boolean => Boolean((history.state as { readonly own?: boolean } | null)?.own);

function arriving(asked: AskedLineUps, kept: Picks): LineUpView {
  const { picks, others } = asked;
  if (isEmpty(kept)) return { ...asked, kept, own: isEmpty(picks) };
  // A friend sent back a comparison: the friend's picks come first in the address.
  const mine = others.find((lineUp) => isSame(lineUp, kept));
  if (mine && !isEmpty(picks) && !isSame(picks, kept))
    return {
      picks: kept,
      needs: [],
      others: [picks, ...others.filter((lineUp) => lineUp !== mine)],
      kept,
      own: true,
    };
  const own = isEmpty(picks) || isOwnEntry() || isSame(picks, kept);
  return { ...asked, picks: own ? kept : picks, kept, own };
}

/**
 * Keeps the line-up that the page shows: the address's, or else the device's. Changes of the visitor's own
 * are stored, and the address follows. Back leads from a comparison or from one's own line-up to the link.
 * @param asked the line-ups of the address, as the server has rendered them
 */
export function useLineUp(here: string, asked: AskedLineUps, knownSets: KnownSets) {
  const [view, setView] = useState<LineUpView>({ ...asked, own: false });
  /** The next address is of another view, and Back leads to this one's. */
  const leaves = useRef(false);

  useEffect(() => {
    // The query is read again, because a saved page was rendered without picks.
    const fromHere = document.referrer.split('?')[0] === location.origin + location.pathname;
    const arrive = () => {
      const query = readQuery(location.search);
      const line = askedLineUps(query, knownSets);
      // The visitor clicked here before the script arrived: the device's picks follow the address.
      if (fromHere && isSame(picksFromQuery(query), storedPicks())) storePicks(line.picks);
      setView(arriving(line, storedPicks()));
    };
    arrive();
    addEventListener('popstate', arrive);
    const end = onPicksStored((kept) =>
      // Otherwise Undo would also undo picks from another page.
      setView((before) => ({ ...before, kept, ...(before.own && { picks: kept }), done: undefined })),
    );
    return () => {
      removeEventListener('popstate', arrive);
      end();
    };
  }, [knownSets]);

  useEffect(() => {
    if (!view.kept) return;
    // Browsers take long to write an address, so the click is answered and painted first.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        const state = { ...(history.state as object), own: view.own };
        history[leaves.current ? 'pushState' : 'replaceState'](state, '', addressOfLineUps(here, view));
        leaves.current = false;
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [here, view]);

  const turnTo = (next: LineUpView) => {
    leaves.current ||= next.own !== view.own || next.others.length !== view.others.length;
    setView(next);
  };

  /** Shows another state, stores it if it is the visitor's own, and reports it with an Undo. */
  const change = (next: NextLineUp, done?: LineUpAction) => {
    if (next.own) storePicks(next.picks);
    const kept = next.own ? next.picks : view.kept;
    turnTo({ ...next, kept, done: done && { ...done, before: { ...view, done: undefined } } });
  };

  const undo = () => {
    const { before, back = '' } = view.done ?? {};
    if (!before) return;
    storePicks(before.kept ?? noPicks);
    turnTo({ ...before, done: { text: back } });
  };

  return { shown: view, change, undo };
}
