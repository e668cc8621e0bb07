import { needsFromQuery, type Need } from '../needs/needs.ts';
import { noPicks, picksFromQuery, type Picks } from './picks.ts';

/** Somebody else's line-up, and what they need, where they have sent it along. */
export interface Theirs extends Picks {
  readonly needs: readonly Need[];
}

export const nobody: Theirs = { ...noPicks, needs: [] };

/**
 * The line-up in what somebody has pasted: a link to one, its query alone, or a list of ids. Whatever else is in it is
 * ignored.
 */
export function pastedPicks(text: string): Theirs {
  const [address = ''] = text.trim().split('#', 1);
  const query = address.slice(address.indexOf('?') + 1);
  const isNamed = /(?:^|&)(?:picks|maybe)=/.test(query);
  const named = new URLSearchParams(isNamed ? query : { picks: query });
  return { ...picksFromQuery(named), needs: needsFromQuery(named) };
}

/** Whether the programme has a set. */
export type IsKnown = (set: string) => boolean;

/**
 * The other line-up of an address that compares two: a link that was pasted, or ids as this website writes them. No
 * picks if the programme has none of them: any word could be one.
 */
export function comparedWith(query: URLSearchParams, isKnown: IsKnown): Theirs {
  const pasted = pastedPicks(query.get('with') ?? '');
  const [maybe, needs] = [query.get('with-maybe'), query.get('with-needs')];
  const other = {
    ...(maybe ? picksFromQuery(new URLSearchParams({ picks: pasted.picks.join(), maybe })) : pasted),
    needs: needs ? needsFromQuery(new URLSearchParams({ needs })) : pasted.needs,
  };
  return [...other.picks, ...other.maybe].some(isKnown) ? other : nobody;
}
