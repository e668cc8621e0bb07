/** The programme as data, for other programs. */
import type { Finding, Place } from '../../../shared/model/grounds.ts';
import { withOffset } from '../../../shared/rules/programme/local-time.ts';
import type { Resource } from '../resource.ts';
import type { Festival } from '../../../shared/festival/create-festival.ts';

export function programmeJson(festival: Festival): Resource {
  /** Access facts, with the date by which a missing fact will be found out. */
  const withDate = <Access extends { readonly finding?: Finding }>({ finding, ...access }: Access) => ({
    ...access,
    finding: finding && { ...finding, by: finding.by && festival.calendar[finding.by] },
  });

  function programmeData(origin: string): object {
    const setsOf = Map.groupBy(festival.sets, ({ event }) => event);
    return {
      festival: {
        name: `${festival.edition.fullName} ${festival.edition.year}`,
        utcOffset: festival.edition.utcOffset,
        venue: festival.edition.place.venue,
        url: `${origin}/`,
      },
      revision: festival.revision.revision,
      changedAt: withOffset(festival.revision.changedAt, festival.edition.utcOffset),
      days: festival.edition.days,
      places: Object.entries<Place>(festival.places).map(([id, { name, kind, also, at, access }]) => ({
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
        url: origin + festival.addresses.eventPath(event),
        sets: occurrences.map(({ id, day, place, startsAt, endsAt, cancelled = false }) => ({
          id,
          day,
          place,
          startsAt: withOffset(startsAt, festival.edition.utcOffset),
          endsAt: withOffset(endsAt, festival.edition.utcOffset),
          cancelled,
          calendar: origin + festival.addresses.calendarPath(id),
        })),
      })),
      changes: festival.publishedChanges.map(({ at, set, kind, sentence, why }) => ({
        at: withOffset(at, festival.edition.utcOffset),
        set,
        kind,
        sentence,
        why,
      })),
    };
  }

  return {
    name: 'programme.json',
    type: 'application/json; charset=utf-8',
    body: ({ origin }) => `${JSON.stringify(programmeData(origin), null, 2)}\n`,
  };
}
