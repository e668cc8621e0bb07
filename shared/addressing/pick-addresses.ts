import { queryOfPicks, type Picks } from '../rules/my-line-up/picks.ts';
import { queryOfNeeds } from '../rules/needs/needs.ts';
import type { Need } from '../model/needs.ts';
import type { Paths } from './paths.ts';

/** Replaces the picks of an address. Its other parameters and its fragment stay. */
export function addressWithPicks(address: string, picks: Picks): string {
  const [beforeFragment = '', fragment] = address.split('#');
  const [path = '', query = ''] = beforeFragment.split('?');
  const others = query.split('&').filter((pair) => pair && !/^(?:picks|maybe)=/.test(pair));
  const queries = [...others, queryOfPicks(picks)].filter(Boolean).join('&');
  return `${path}${queries && `?${queries}`}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Adds a visitor's needs to an address without a fragment. */
export const addressWithNeeds = (address: string, needs: readonly Need[]): string =>
  [address, queryOfNeeds(needs)].filter(Boolean).join(address.includes('?') ? '&' : '?');

export function createPickAddresses({ pathTo }: Paths) {
  const myLineUpPath = (picks: Picks): string => addressWithPicks(pathTo('my-line-up'), picks);

  const myLineUpCalendarPath = (picks: Picks): string => addressWithPicks(pathTo('my-line-up.ics'), picks);

  return { myLineUpPath, myLineUpCalendarPath };
}
