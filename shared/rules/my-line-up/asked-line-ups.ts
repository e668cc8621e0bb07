/** The line-ups of an address, which any visitor can send: their own, and one to compare it with. */
import { readQuery } from '../read-query.ts';
import { needsFromQuery, queryOfNeeds, type Need } from '../needs/needs.ts';
import { changedPicks } from './pick-actions.ts';
import { isEmpty, noPicks, picksFromQuery, queryOfPicks, type Picks } from './picks.ts';

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
  const named = readQuery(isNamed ? query : `picks=${query}`);
  return { ...picksFromQuery(named), needs: needsFromQuery(named) };
}

/** The ids of the programme's sets. */
export type Known = Pick<ReadonlySet<string>, 'has'>;

/**
 * The other line-up of an address that compares two: a link that was pasted, or ids as this website writes them. No
 * picks if the programme has none of them: any word could be one.
 */
export function comparedWith(query: URLSearchParams, known: Known): Theirs {
  const pasted = pastedPicks(query.get('with') ?? '');
  const [maybe, needs] = [query.get('with-maybe'), query.get('with-needs')];
  const other = {
    ...(maybe ? picksFromQuery(new URLSearchParams({ picks: pasted.picks.join(), maybe })) : pasted),
    needs: needs ? needsFromQuery(new URLSearchParams({ needs })) : pasted.needs,
  };
  return [...other.picks, ...other.maybe].some((id) => known.has(id)) ? other : nobody;
}

export interface AskedLineUps {
  readonly picks: Picks;
  /** What whoever picked them needs. */
  readonly needs: readonly Need[];
  /** Somebody else's, with which they are compared. */
  readonly other: Theirs;
  /** What was to be compared is no line-up. */
  readonly refused?: true | undefined;
}

/** What an address, or a form that is sent to it, asks for. */
export function askedLineUps(query: URLSearchParams, known: Known): AskedLineUps {
  const other = comparedWith(query, known);
  const refused = (query.has('with') && isEmpty(other)) || undefined;
  return { picks: changedPicks(query), needs: needsFromQuery(query), other, refused };
}

/** The address that asks for these line-ups. */
export function addressOfLineUps(path: string, { picks, needs, other }: AskedLineUps): string {
  const query = [
    queryOfPicks(picks),
    other.picks.length > 0 && `with=${other.picks.join()}`,
    other.maybe.length > 0 && `with-maybe=${other.maybe.join()}`,
    other.needs.length > 0 && `with-needs=${other.needs.join()}`,
    queryOfNeeds(needs),
  ]
    .filter(Boolean)
    .join('&');
  return query ? `${path}?${query}` : path;
}

/** A path with picks, and with needs where somebody means it to have them. */
export const withPicks = (path: string, picks: Picks, needs: readonly Need[] = []): string =>
  addressOfLineUps(path, { picks, needs, other: nobody });
