import type { Place } from '../model/grounds.ts';
import { clockTime } from '../figures/clock.ts';
import { columnsOf } from '../figures/columns.ts';
import { filled } from '../figures/filled.ts';
import { instantOf, minutesOf } from '../figures/timed-sets.ts';
import { publishedAt } from '../rules/changes/change-days.ts';
import { sentChanges } from '../rules/my-line-up/changed-picks.ts';
import { sentPaths } from '../rules/my-line-up/walking-times.ts';
import type { LineUpContent } from '../rules/my-line-up/line-up-content.ts';
import { noPicks } from '../rules/my-line-up/picks.ts';
import { isOnGrounds } from '../rules/programme/on-grounds.ts';
import type { ProgrammeBasics } from './programme-basics.ts';
import type { createNeeds } from './needs.ts';

/** Creates the data about programme and grounds for My line-up and its calendar. */
export function createLineUpContent(
  programme: ProgrammeBasics & Pick<ReturnType<typeof createNeeds>, 'answersOf'>,
): Omit<LineUpContent, 'origin'> {
  const { days, utcOffset } = programme.edition;

  const places: Readonly<Record<string, Place>> = programme.allPlaces;

  /** The last concert of each night on the largest stage. */
  const crowds = new Set(
    days.map(
      ({ id }) =>
        programme.sets.findLast(
          ({ day, place, event }) =>
            day === id && place === programme.visits.largestStage && event.kind === 'music',
        )?.id,
    ),
  );

  const placesOfSets = new Set<string>(
    programme.sets.flatMap(({ place, event }) => [place, event.endPlace ?? place]),
  );

  const placeIds = [
    ...new Set([
      ...placesOfSets,
      ...(programme.visits.bus ? [programme.visits.bus.stop] : []),
      ...programme.paths.flatMap(({ between }) => between),
    ]),
  ];

  const indicesOf = (isMeant: (place: Place, id: string) => boolean) =>
    placeIds.flatMap((id, index) => {
      const place = places[id];
      return place && isMeant(place, id) ? [index] : [];
    });

  return {
    sets: columnsOf(
      programme.sets.map((set) => {
        const { id, event, day, place, start, end, cancelled = false } = set;
        return {
          id,
          title: event.title,
          billing: programme.billingOf(event) ?? 0,
          href: programme.addresses.eventPath(event),
          start,
          minutes: minutesOf(end) - minutesOf(start),
          day: days.findIndex((each) => each.id === day),
          place: placeIds.indexOf(place),
          endPlace: event.endPlace === undefined ? undefined : placeIds.indexOf(event.endPlace),
          answers: programme.answersOf({ event, place }),
          dropIn: programme.roleOfSet(set) === 'drop-in',
          whole: event.kind === 'walk',
          cancelled,
          crowd: crowds.has(id),
        };
      }),
    ),
    days: days.map(({ id, name, date }) => ({
      id,
      name,
      midnight: instantOf(date, '00:00', utcOffset),
      lastBus: Object.entries(programme.visits.bus?.last ?? {}).find(([day]) => day === id)?.[1],
    })),
    places: columnsOf(
      [...placesOfSets].map((id) => {
        const place = places[id];
        return {
          name: place?.name ?? id,
          ink: place?.ink ?? '',
          id: place && isOnGrounds(place) && programme.addresses.placePath(id) ? id : '',
        };
      }),
    ),
    changes: sentChanges(
      programme.publishedChanges.map(({ why, ...change }) => {
        const { name, clock } = publishedAt(change.at, programme.edition);
        const when = filled(programme.texts.changeWords.announced, { when: `${name}, ${clockTime(clock)}` });
        return { ...change, why: `${why} ${when}` };
      }),
    ),
    changesPage: programme.addresses.pathTo('programme/changes'),
    walking: {
      paths: sentPaths(programme.paths, (id) => placeIds.indexOf(id)),
      pace: programme.visits.pace,
      sunrise: minutesOf(programme.visits.sunrise),
      sunset: minutesOf(programme.visits.sunset),
      bus: programme.visits.bus && {
        stop: placeIds.indexOf(programme.visits.bus.stop),
        minutes: programme.visits.bus.minutes,
        serves: indicesOf((place) => !isOnGrounds(place)),
      },
    },
    lastEntry: programme.visits.lastEntry,
    gate: placeIds.findIndex((id) => places[id]?.kind === 'gate'),
    here: programme.addresses.myLineUpPath(noPicks),
    needs: programme.texts.needsPage ? programme.addresses.pathTo('needs') : '',
    calendar: programme.addresses.myLineUpCalendarPath(noPicks),
    plan: programme.texts.plan ? programme.addresses.pathTo('plan') : '',
    words: programme.texts.lineUpWords,
  };
}
