/** The line-up of an address, which any visitor can send. */
import { needsFromQuery, queryOfNeeds } from '../needs/needs.ts';
import type { Need } from '../../model/needs.ts';
import { changedPicks } from './pick-actions.ts';
import { queryOfPicks, type Picks } from './picks.ts';

export interface AskedLineUp {
  readonly picks: Picks;
  /** What whoever picked them needs. */
  readonly needs: readonly Need[];
}

/** What an address, or a form that is sent to it, asks for. */
export const askedLineUp = (query: URLSearchParams): AskedLineUp => ({
  picks: changedPicks(query),
  needs: needsFromQuery(query),
});

/** A path with picks, and with needs where somebody means it to have them. */
export function addressOfPicks(path: string, picks: Picks, needs: readonly Need[] = []): string {
  const query = [queryOfPicks(picks), queryOfNeeds(needs)].filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}
