/** What pages with stars have in common. */
import type { Starred } from '../components/my-line-up/picks-context.tsx';
import type { StarProps } from '../components/my-line-up/star.tsx';
import { festival } from '../data/festival.ts';
import { starWording } from '../data/wording/star-wording.ts';
import { sets } from '../festival/programme.ts';
import { changedPicks, ownPicks } from '../rules/my-line-up/pick-actions.ts';
import { toldApart } from '../rules/my-line-up/told-apart.ts';

/** For the page's declaration: an address with picks is rendered for itself. */
export const withPicks = { ownQuery: ownPicks, scripts: ['stars'] } as const;

/** @param here the page's own address, with its view and without picks */
export const starredAt = (here: string, query: URLSearchParams): Starred => ({
  here,
  picks: changedPicks(query),
  words: starWording,
});

const { days } = festival;
const titles = toldApart(
  sets.map(({ event, day, start }) => ({
    title: event.title,
    day: days.findIndex(({ id }) => id === day),
    start,
  })),
  days,
);
const stars = new Map(
  sets.map(({ id, cancelled }, index): [string, StarProps] => [
    id,
    { set: id, title: titles[index] ?? id, ...(cancelled && { cancelled: true }) },
  ]),
);

/** @throws {Error} if there is no such set */
export function starOf(set: string): StarProps {
  const star = stars.get(set);
  if (!star) throw new Error(`No set of the programme: ${set}`);
  return star;
}
