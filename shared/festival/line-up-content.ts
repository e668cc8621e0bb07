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
import { isAct } from '../rules/programme/is-act.ts';
import { isOnGrounds } from '../rules/programme/on-grounds.ts';
import type { ProgrammeBasics } from './programme-basics.ts';
import type { createNeeds } from './needs.ts';

/** Creates the data about programme and grounds for My line-up and its calendar. */
export function createLineUpContent({
  visits,
  edition,
  paths,
  allPlaces,
  answersOf,
  roleOfSet,
  sets,
  publishedChanges,
  addresses: { eventPath, pathTo, placePath, myLineUpCalendarPath, myLineUpPath },
  texts: { changeWords, lineUpWords, needsPage, plan },
}: ProgrammeBasics & Pick<ReturnType<typeof createNeeds>, 'answersOf'>): Omit<LineUpContent, 'origin'> {
  const { days, utcOffset } = edition;

  const places: Readonly<Record<string, Place>> = allPlaces;

  /** The last concert of each night on the largest stage. */
  const crowds = new Set(
    days.map(
      ({ id }) =>
        sets.findLast(
          ({ day, place, event }) => day === id && place === visits.largestStage && event.kind === 'music',
        )?.id,
    ),
  );

  const placesOfSets = new Set<string>(sets.flatMap(({ place, event }) => [place, event.endPlace ?? place]));

  const placeIds = [
    ...new Set([
      ...placesOfSets,
      ...(visits.bus ? [visits.bus.stop] : []),
      ...paths.flatMap(({ between }) => between),
    ]),
  ];

  const indicesOf = (isMeant: (place: Place, id: string) => boolean) =>
    placeIds.flatMap((id, index) => {
      const place = places[id];
      return place && isMeant(place, id) ? [index] : [];
    });

  return {
    sets: columnsOf(
      sets.map((set) => {
        const { id, event, day, place, start, end, cancelled = false } = set;
        return {
          id,
          title: event.title,
          isAct: isAct(event),
          href: eventPath(event),
          start,
          minutes: minutesOf(end) - minutesOf(start),
          day: days.findIndex((each) => each.id === day),
          place: placeIds.indexOf(place),
          endPlace: event.endPlace === undefined ? undefined : placeIds.indexOf(event.endPlace),
          answers: answersOf({ event, place }),
          dropIn: roleOfSet(set) === 'drop-in',
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
      lastBus: Object.entries(visits.bus?.last ?? {}).find(([day]) => day === id)?.[1],
    })),
    places: columnsOf(
      [...placesOfSets].map((id) => {
        const place = places[id];
        return {
          name: place?.name ?? id,
          ink: place?.ink ?? '',
          id: place && isOnGrounds(place) && placePath(id) ? id : '',
        };
      }),
    ),
    changes: sentChanges(
      publishedChanges.map(({ why, ...change }) => {
        const { name, clock } = publishedAt(change.at, edition);
        const when = filled(changeWords.announced, { when: `${name}, ${clockTime(clock)}` });
        return { ...change, why: `${why} ${when}` };
      }),
    ),
    changesPage: pathTo('programme/changes'),
    ground: {
      paths: sentPaths(paths, (id) => placeIds.indexOf(id)),
      pace: visits.pace,
      sunrise: minutesOf(visits.sunrise),
      sunset: minutesOf(visits.sunset),
      bus: visits.bus && {
        stop: placeIds.indexOf(visits.bus.stop),
        minutes: visits.bus.minutes,
        serves: indicesOf((place) => !isOnGrounds(place)),
      },
    },
    lastEntry: visits.lastEntry,
    gate: placeIds.findIndex((id) => places[id]?.kind === 'gate'),
    here: myLineUpPath(noPicks),
    needs: needsPage ? pathTo('needs') : '',
    calendar: myLineUpCalendarPath(noPicks),
    plan: plan ? pathTo('plan') : '',
    words: lineUpWords,
  };
}
