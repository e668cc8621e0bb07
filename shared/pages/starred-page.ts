/** What pages with stars have in common. */
import type { Starred } from '../components/my-line-up/picks-context.tsx';
import { addressWithNeeds } from '../addressing/pick-addresses.ts';
import { changedPicks, ownPicks } from '../rules/my-line-up/pick-actions.ts';
import { needsFromQuery } from '../rules/needs/needs.ts';
import type { Festival } from '../festival/create-festival.ts';

/** For the page's declaration: an address with picks is rendered for itself; without a signal, the stars show picks. */
export const withPicks = { visitorQuery: ownPicks, scripts: ['stars'], showsItself: ownPicks } as const;

/** The same where each set says whether it fits what the visitor needs. */
export const withFits = {
  ...withPicks,
  visitorQuery: [...withPicks.visitorQuery, 'needs'],
  scripts: [...withPicks.scripts, 'fits'],
} as const;

export function createStarred({ texts: { starWording } }: Festival) {
  /** @param here the page's own address, with its view and without picks */
  const starredAt = (here: string, query: URLSearchParams): Starred => ({
    here,
    picks: changedPicks(query),
    words: starWording,
  });

  /** The same with the needs of the address, which stay there. */
  function starredByNeeds(here: string, query: URLSearchParams) {
    const needs = needsFromQuery(query);
    return { needs, starred: starredAt(addressWithNeeds(here, needs), query) };
  }

  return { starredAt, starredByNeeds };
}
