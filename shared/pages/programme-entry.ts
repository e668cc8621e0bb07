import { entryById } from '../figures/entry-by-id.ts';
import type { Place } from '../model/grounds.ts';
import { isOnGrounds } from '../rules/programme/on-grounds.ts';
import { localTime } from '../rules/programme/local-time.ts';
import type { TimedSet } from '../figures/timed-sets.ts';
import type { Festival } from '../festival/create-festival.ts';

/** Creates a function that makes a set's row, because a programme may have a thousand. */
export function createProgrammeEntry(festival: Festival) {
  const { edition, places, answersOf, billingOf, marksOf, starOf, addresses } = festival;
  return (set: TimedSet) => {
    const { id, event, place, start, end, startsAt, endsAt } = set;
    const { name: placeName, ink, kind }: Place = entryById(places, place);
    return {
      id,
      at: localTime(startsAt, edition.utcOffset),
      start,
      end,
      minutes: (endsAt - startsAt) / 60_000,
      title: event.title,
      billing: billingOf(event),
      place: { name: placeName, ink, href: isOnGrounds({ kind }) ? addresses.placePath(place) : undefined },
      mark: marksOf([id])[0],
      answers: answersOf({ event, place }),
      star: starOf(id),
    };
  };
}
