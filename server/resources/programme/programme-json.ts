/** The programme as data, for other programs. */
import { eventPath } from '../../../shared/addressing/event-path.ts';
import { calendarPath } from '../../../shared/addressing/paths.ts';
import { calendar } from '../../../shared/data/calendar.ts';
import { festival } from '../../../shared/data/festival.ts';
import type { Finding, Place } from '../../../shared/model/grounds.ts';
import { places } from '../../../shared/data/programme/places.ts';
import { withOffset } from '../../../shared/rules/programme/local-time.ts';
import type { Resource } from '../resource.ts';
import { revision, sets, told } from '../../../shared/festival/programme.ts';
import { programmeFields } from '../../../shared/data/wording/programme-fields.ts';

/** Access facts, with the date by which somebody finds out what is not known. */
const withDate = <Access extends { readonly finding?: Finding }>({ finding, ...access }: Access) => ({
  ...access,
  finding: finding && { ...finding, by: finding.by && calendar[finding.by] },
});

/** The programme as other programs read it. @param origin scheme and host of absolute URLs */
function programmeData(origin: string): object {
  const setsOf = Map.groupBy(sets, ({ event }) => event);
  return {
    fields: programmeFields,
    festival: {
      name: `${festival.fullName} ${festival.year}`,
      utcOffset: festival.utcOffset,
      venue: festival.place.venue,
      url: `${origin}/`,
    },
    revision: revision.revision,
    changedAt: withOffset(revision.changedAt, festival.utcOffset),
    days: festival.days,
    places: Object.entries<Place>(places).map(([id, { name, kind, also, at, access }]) => ({
      id,
      name,
      kind,
      also,
      at,
      access: withDate(access),
    })),
    events: Array.from(setsOf, ([event, occurrences]) => ({
      ...event,
      access: withDate(event.access),
      url: origin + eventPath(event),
      sets: occurrences.map(({ id, day, place, startsAt, endsAt, cancelled = false }) => ({
        id,
        day,
        place,
        startsAt: withOffset(startsAt, festival.utcOffset),
        endsAt: withOffset(endsAt, festival.utcOffset),
        cancelled,
        calendar: origin + calendarPath(id),
      })),
    })),
    changes: told.map(({ at, set, kind, sentence, why }) => ({
      at: withOffset(at, festival.utcOffset),
      set,
      kind,
      sentence,
      why,
    })),
  };
}

export const programmeJson: Resource = {
  name: 'programme.json',
  type: 'application/json; charset=utf-8',
  body: ({ origin }) => `${JSON.stringify(programmeData(origin), null, 2)}\n`,
};
