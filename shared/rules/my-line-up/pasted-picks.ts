import { picksFromQuery, type Picks } from './picks.ts';

/** Longer texts are no links to a line-up. */
const LONGEST = 20_000;

/**
 * The picks in what somebody has pasted: a link to a line-up, its query alone, or a list of ids. Whatever else is in it
 * is ignored.
 */
export function pastedPicks(text: string): Picks {
  const [address = ''] = text.slice(0, LONGEST).trim().split('#');
  const query = address.slice(address.indexOf('?') + 1);
  const named = /(?:^|&)(?:picks|maybe)=/.test(query) ? query : `picks=${encodeURIComponent(query)}`;
  return picksFromQuery(new URLSearchParams(named));
}

/** The other line-up of an address that compares two: a link that was pasted, or ids as this website writes them. */
export function comparedWith(query: URLSearchParams): Picks {
  const pasted = pastedPicks(query.get('with') ?? '');
  const maybe = query.get('with-maybe');
  return maybe ? picksFromQuery(new URLSearchParams({ picks: pasted.picks.join(), maybe })) : pasted;
}
