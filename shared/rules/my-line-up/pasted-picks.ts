import { noPicks, picksFromQuery, type Picks } from './picks.ts';

/**
 * The picks in what somebody has pasted: a link to a line-up, its query alone, or a list of ids. Whatever else is in it
 * is ignored.
 */
export function pastedPicks(text: string): Picks {
  const [address = ''] = text.trim().split('#', 1);
  const query = address.slice(address.indexOf('?') + 1);
  const isNamed = /(?:^|&)(?:picks|maybe)=/.test(query);
  return picksFromQuery(new URLSearchParams(isNamed ? query : { picks: query }));
}

/** Whether the programme has a set. */
export type IsKnown = (set: string) => boolean;

/**
 * The other line-up of an address that compares two: a link that was pasted, or ids as this website writes them. No
 * picks if the programme has none of them: any word could be one.
 */
export function comparedWith(query: URLSearchParams, isKnown: IsKnown): Picks {
  const pasted = pastedPicks(query.get('with') ?? '');
  const maybe = query.get('with-maybe');
  const other = maybe ? picksFromQuery(new URLSearchParams({ picks: pasted.picks.join(), maybe })) : pasted;
  return [...other.picks, ...other.maybe].some(isKnown) ? other : noPicks;
}
