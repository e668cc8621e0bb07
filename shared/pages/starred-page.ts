/** What pages with stars have in common. */
import type { Starred } from '../components/my-line-up/picks-context.tsx';
import { starWording } from '../data/wording/star-wording.ts';
import { changedPicks, ownPicks } from '../rules/my-line-up/pick-actions.ts';

/** For the page's declaration: an address with picks is rendered for itself. */
export const withPicks = { ownQuery: ownPicks, scripts: ['stars'] } as const;

/** @param here the page's own address, with its view and without picks */
export const starredAt = (here: string, query: URLSearchParams): Starred => ({
  here,
  picks: changedPicks(query),
  words: starWording,
});
