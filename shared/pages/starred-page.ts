/** The shared parts of pages with stars. */
import type { Starred } from '../components/my-line-up/picks-context.tsx';
import { addressWithNeeds } from '../addressing/pick-addresses.ts';
import { changedPicks, ownPicks } from '../rules/my-line-up/picks.ts';
import { needsFromQuery } from '../rules/needs/needs.ts';
import type { Festival } from '../festival/create-festival.ts';

/** For the page's declaration: an address with picks is rendered on its own. */
export const withPicks = { visitorQuery: ownPicks, scripts: ['stars'], showsItself: ownPicks } as const;

/** The same declaration for pages on which sets say whether they fit the visitor's needs. */
export const withFits = {
  ...withPicks,
  visitorQuery: [...withPicks.visitorQuery, 'needs'],
  scripts: [...withPicks.scripts, 'fits'],
} as const;

/** @param here the page's own address, with its view and without picks */
export const starredAt = ({ texts }: Festival, here: string, query: URLSearchParams): Starred => ({
  here,
  picks: changedPicks(query),
  words: texts.starWording,
});

export function starredByNeeds(festival: Festival, here: string, query: URLSearchParams) {
  const needs = needsFromQuery(query);
  return { needs, starred: starredAt(festival, addressWithNeeds(here, needs), query) };
}
