/** Reads line-ups from an address, which anybody can write: the visitor's own, and others for comparison. */
import { readQuery } from '../read-query.ts';
import { needsFromQuery, queryOfNeeds } from '../needs/needs.ts';
import type { Need } from '../../model/needs.ts';
import { changedPicks, isEmpty, picksFromQuery, queryOfPicks, stateOf, type Picks } from './picks.ts';

/** The most line-ups that can be compared with one's own. */
export const MOST_COMPARED = 6;

/** Finds the line-up in pasted text: a link to one, its query, or a list of ids. */
export function pastedPicks(text: string): Picks {
  const [address = ''] = text.trim().split('#', 1);
  const query = address.slice(address.indexOf('?') + 1);
  const isNamed = /(?:^|&)(?:picks|maybe)=/.test(query);
  return picksFromQuery(readQuery(isNamed ? query : `picks=${query}`));
}

/** The ids of the programme's sets. */
export type KnownSets = Pick<ReadonlySet<string>, 'has'>;

export interface AskedLineUps {
  readonly picks: Picks;
  readonly needs: readonly Need[];
  readonly others: readonly Picks[];
  /** Whether some text for comparison was no line-up. */
  readonly refused?: true | undefined;
}

/**
 * Reads the line-ups of an address or form. Of the first six `with` values, those without any known set are
 * dropped, because every text parses as a line-up.
 */
export function askedLineUps(query: URLSearchParams, knownSets: KnownSets): AskedLineUps {
  const asked = query.getAll('with').slice(0, MOST_COMPARED).map(pastedPicks);
  const others = asked.filter(({ picks, maybe }) => [...picks, ...maybe].some((id) => knownSets.has(id)));
  return {
    picks: changedPicks(query),
    needs: needsFromQuery(query),
    others,
    refused: others.length < asked.length || undefined,
  };
}

/** Others' picks as the value of a parameter: ids, or a nested query if there are maybes. */
export const comparedValue = (picks: Picks): string =>
  isEmpty({ ...picks, picks: [] }) ? picks.picks.join() : queryOfPicks(picks);

/** The address that asks for these line-ups. */
export function addressOfLineUps(path: string, { picks, needs, others }: AskedLineUps): string {
  const query = [
    queryOfPicks(picks),
    ...others.map((lineUp) => `with=${comparedValue(lineUp).replace(/[=&]/g, encodeURIComponent)}`),
    queryOfNeeds(needs),
  ]
    .filter(Boolean)
    .join('&');
  return query ? `${path}?${query}` : path;
}

/** A path with picks, and with needs if the visitor chose to share them. */
export const addressOfPicks = (path: string, picks: Picks, needs: readonly Need[] = []): string =>
  addressOfLineUps(path, { picks, needs, others: [] });

/** The indices of the line-ups with a set, and whether it is only a maybe there. */
export const whoGoes = (set: string, lineUps: readonly Picks[]) =>
  lineUps.flatMap((picks, who) => {
    const state = stateOf(picks, set);
    return state === 'none' ? [] : [{ who, isMaybe: state === 'maybe' }];
  });
