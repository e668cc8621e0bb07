import { eventPath } from '../addressing/event-path.ts';
import { pathTo } from '../addressing/paths.ts';
import { myLineUpCalendarPath, myLineUpPath } from '../addressing/pick-addresses.ts';
import type { visits as allVisits } from '../data/facts/visits.ts';
import type { FestivalDay } from '../data/festival.ts';
import type { Path, Place, PlaceKind } from '../data/programme/ground-model.ts';
import type { LineUpContent, LineUpWords } from '../rules/my-line-up/line-up-content.ts';
import type { ToldChange } from '../rules/changes/told-changes.ts';
import { sentChanges } from '../rules/my-line-up/changed-picks.ts';
import { isDropIn } from '../rules/my-line-up/line-up-set.ts';
import { noPicks } from '../rules/my-line-up/picks.ts';
import { sentPaths } from '../rules/my-line-up/ground.ts';
import { answersOf } from './needs.ts';
import { isOnGrounds } from '../rules/programme/on-grounds.ts';
import { instantOf, minutesOf, type TimedSet } from '../figures/timed-sets.ts';
import { columnsOf } from '../figures/columns.ts';
import type { Hours } from '../figures/hours.ts';

type Visits = typeof allVisits;

interface Sources {
  /** The whole programme, in the order of its beginnings. */
  readonly sets: readonly TimedSet[];
  readonly days: readonly FestivalDay[];
  readonly utcOffset: string;
  /** By their ids; those of the programme and what else there is. */
  readonly places: Readonly<Record<string, Place>>;
  readonly paths: readonly Path[];
  /** The newest first. */
  readonly changes: readonly ToldChange[];
  readonly visits: Visits;
  readonly words: LineUpWords;
}

const spansOf = (hours: readonly Hours[]) =>
  hours.map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));

/** The last concert of each night on the largest stage. */
const crowdsOf = (sets: readonly TimedSet[], stage: string | undefined): ReadonlySet<string> =>
  new Set(
    Array.from(
      Map.groupBy(
        sets.filter(({ place, event }) => place === stage && event.kind === 'music'),
        ({ day }) => day,
      ).values(),
      (night) => night.at(-1)?.id ?? '',
    ),
  );

export function sentLineUp(sources: Sources): Omit<LineUpContent, 'origin'> {
  const { sets, days, utcOffset, places, paths, changes, visits, words } = sources;
  const errandPlaces = [visits.meal?.at, visits.rest?.at, visits.bus?.stop].filter((id) => id !== undefined);
  const placeIds = [
    ...new Set<string>([
      ...sets.flatMap(({ place, event }) => [place, event.endPlace ?? place]),
      ...errandPlaces,
      ...paths.flatMap(({ between }) => between),
    ]),
  ];
  const crowds = crowdsOf(sets, visits.largestStage);
  const errand = (one: Visits['meal']) =>
    one && { place: placeIds.indexOf(one.at), minutes: one.minutes, hours: spansOf(one.hours) };
  const indicesOf = (isMeant: (place: Place, id: string) => boolean) =>
    placeIds.flatMap((id, index) => {
      const place = places[id];
      return place && isMeant(place, id) ? [index] : [];
    });
  const stopsWith = (has: (place: Place) => boolean) =>
    indicesOf((place) => isOnGrounds(place) && !place.closed && has(place));
  const isKind = ({ kind, also = [] }: Place, ...kinds: readonly PlaceKind[]) =>
    [kind, ...also].some((one) => kinds.includes(one));
  const hasSeats = (place: Place) =>
    ['for all', 'for some'].includes(place.access.seats) && !isKind(place, 'baby changing');
  const onGrounds = indicesOf((place, id) => isOnGrounds(place) && sets.some((set) => set.place === id));

  return {
    sets: columnsOf(
      sets.map(({ id, event, day, place, start, end, cancelled = false }) => ({
        id,
        title: event.title,
        href: eventPath(event),
        start,
        end,
        day: days.findIndex((each) => each.id === day),
        place: placeIds.indexOf(place),
        endPlace: event.endPlace && placeIds.indexOf(event.endPlace),
        answers: answersOf({ event, place }),
        dropIn: isDropIn(event, minutesOf(end) - minutesOf(start), visits.dropInFrom),
        whole: event.kind === 'walk',
        cancelled,
        crowd: crowds.has(id),
        letters: undefined,
      })),
    ),
    days: days.map(({ id, name, date }) => ({
      id,
      name,
      midnight: instantOf(date, '00:00', utcOffset),
      lastBus: Object.entries(visits.bus?.last ?? {}).find(([day]) => day === id)?.[1],
    })),
    places: placeIds.map((id, index) => ({
      name: places[id]?.name ?? id,
      ink: places[id]?.ink,
      id: onGrounds.includes(index) ? id : undefined,
    })),
    meetAt: onGrounds,
    changes: sentChanges(changes),
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
    stopsFor: ['step-free', 'slow', 'slower', 'seats'],
    stops: {
      any: {
        seat: stopsWith(hasSeats),
        toilet: stopsWith((place) => isKind(place, 'toilets', 'accessible toilets')),
      },
      'step-free': {
        seat: stopsWith((place) => hasSeats(place) && place.access.stepFree === true),
        accessible: stopsWith(
          (place) => isKind(place, 'accessible toilets') && place.access.stepFree === true,
        ),
      },
    },
    errands: { meal: errand(visits.meal), rest: errand(visits.rest) },
    lastEntry: visits.lastEntry,
    gate: placeIds.findIndex((id) => places[id]?.kind === 'gate'),
    here: myLineUpPath(noPicks),
    needs: pathTo('needs'),
    calendar: myLineUpCalendarPath(noPicks),
    pocket: pathTo('pocket'),
    plan: pathTo('plan'),
    words,
  };
}
