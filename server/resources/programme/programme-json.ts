/** The programme as data, for other programs. */
import type { Finding, Place } from '../../../shared/model/grounds.ts';
import { withOffset } from '../../../shared/rules/programme/local-time.ts';
import type { Resource } from '../resource.ts';
import type { Festival } from '../../../shared/festival/create-festival.ts';

export function programmeJson({
  calendar,
  edition,
  places,
  revision,
  sets,
  publishedChanges,
  addresses: { eventPath, calendarPath },
}: Festival): Resource {
  /** Access facts, with the date by which a missing fact will be found out. */
  const withDate = <Access extends { readonly finding?: Finding }>({ finding, ...access }: Access) => ({
    ...access,
    finding: finding && { ...finding, by: finding.by && calendar[finding.by] },
  });

  /**
   * The programme as data for other programs.
   * @param origin scheme and host of absolute URLs
   */
  function programmeData(origin: string): object {
    const setsOf = Map.groupBy(sets, ({ event }) => event);
    return {
      festival: {
        name: `${edition.fullName} ${edition.year}`,
        utcOffset: edition.utcOffset,
        venue: edition.place.venue,
        url: `${origin}/`,
      },
      revision: revision.revision,
      changedAt: withOffset(revision.changedAt, edition.utcOffset),
      days: edition.days,
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
          startsAt: withOffset(startsAt, edition.utcOffset),
          endsAt: withOffset(endsAt, edition.utcOffset),
          cancelled,
          calendar: origin + calendarPath(id),
        })),
      })),
      changes: publishedChanges.map(({ at, set, kind, sentence, why }) => ({
        at: withOffset(at, edition.utcOffset),
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
