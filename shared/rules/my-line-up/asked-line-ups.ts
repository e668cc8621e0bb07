/** The line-ups of an address, which any visitor can send: their own, and others to compare it with. */
import { readQuery } from '../read-query.ts';
import { needsFromQuery, queryOfNeeds } from '../needs/needs.ts';
import type { Need } from '../../model/needs.ts';
import { changedPicks } from './pick-actions.ts';
import { isEmpty, picksFromQuery, queryOfPicks, stateOf, type Picks } from './picks.ts';

/** How many others a line-up is compared with at most. */
export const MOST_COMPARED = 6;

/**
 * The line-up in what somebody has pasted: a link to one, its query alone, or a list of ids. Whatever else is in it is
 * ignored.
 */
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
  /** What whoever picked them needs. */
  readonly needs: readonly Need[];
  /** Those of others, with which they are compared. */
  readonly others: readonly Picks[];
  /** Something that was to be compared is no line-up. */
  readonly refused?: true | undefined;
}

/**
 * What an address, or a form that is sent to it, asks for. A line-up of others of which the programme has no set is none:
 * any word could be one. Of more than six, the first six count.
 */
export function askedLineUps(query: URLSearchParams, known: KnownSets): AskedLineUps {
  const asked = query.getAll('with').slice(0, MOST_COMPARED).map(pastedPicks);
  const others = asked.filter(({ picks, maybe }) => [...picks, ...maybe].some((id) => known.has(id)));
  return {
    picks: changedPicks(query),
    needs: needsFromQuery(query),
    others,
    refused: others.length < asked.length || undefined,
  };
}

/** Others' picks as the value of a parameter: ids, or a query of its own where some are maybes. */
export const comparedValue = (picks: Picks): string =>
  isEmpty({ ...picks, picks: [] }) ? picks.picks.join() : queryOfPicks(picks);

/** The address that asks for these line-ups. */
export function addressOfLineUps(path: string, { picks, needs, others }: AskedLineUps): string {
  const query = [
    queryOfPicks(picks),
    ...others.map((other) => `with=${comparedValue(other).replace(/[=&]/g, encodeURIComponent)}`),
    queryOfNeeds(needs),
  ]
    .filter(Boolean)
    .join('&');
  return query ? `${path}?${query}` : path;
}

/** A path with picks, and with needs where somebody means it to have them. */
export const addressOfPicks = (path: string, picks: Picks, needs: readonly Need[] = []): string =>
  addressOfLineUps(path, { picks, needs, others: [] });

/** Who of several has picked a set, by their positions, and whether they only may go. */
export const whoGoes = (set: string, lineUps: readonly Picks[]) =>
  lineUps.flatMap((picks, who) => {
    const state = stateOf(picks, set);
    return state === 'none' ? [] : [{ who, isMaybe: state === 'maybe' }];
  });
