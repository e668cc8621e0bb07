/** What pages with stars have in common. */
import type { Starred } from '../components/my-line-up/picks-context.tsx';
import { starWording } from '../data/wording/star-wording.ts';
import { changedPicks, ownPicks } from '../rules/my-line-up/pick-actions.ts';

/** For the page's declaration: an address with picks is rendered for itself. */
export const withPicks = { visitorQuery: ownPicks, scripts: ['stars'] } as const;

/** And for one that is saved: the stars show picks themselves. @param views what shows its views */
export const picksShown = (views: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(ownPicks.map((parameter) => [parameter, 'stars'])),
  ...views,
});

/** @param here the page's own address, with its view and without picks */
export const starredAt = (here: string, query: URLSearchParams): Starred => ({
  here,
  picks: changedPicks(query),
  words: starWording,
});
