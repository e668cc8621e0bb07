/** What pages read of the editions that are over. */
import { editions } from '../data/archive/editions.ts';
import type { TextLink } from '../data/blocks.ts';
import { editionWording } from '../data/wording/edition-wording.ts';
import { clockTime } from '../figures/clock.ts';
import { filled } from '../figures/filled.ts';

/** The acts that have played, the newest edition's first. */
export const formerActs = editions.flatMap(({ lineUp }) => lineUp);

/** When and where an act has played, each a link to that set. */
export const playedBy = (act: string): readonly TextLink[] =>
  editions.flatMap(({ year, slug, days, sets }) =>
    sets
      .filter(({ artist, cancelled }) => artist === act && !cancelled)
      .map(({ id, day, start, place }) => ({
        text: filled(editionWording.played, {
          year: String(year),
          when: `${days.find((one) => one.id === day)?.name}, ${clockTime(start)}`,
          place: place.name,
        }),
        to: `${slug}/schedule#${id}`,
      })),
  );

/** The newest edition in which an act has played. */
export const lastEditionOf = (act: string): number | undefined =>
  editions.find(({ lineUp }) => lineUp.some(({ name }) => name === act))?.year;
