import { entryById } from '../../../shared/figures/entry-by-id.ts';
import { filled } from '../../../shared/figures/filled.ts';
import type { Withdrawal } from '../../../shared/model/changes.ts';
import type { PlaceId } from '../../../shared/model/grounds.ts';
import { subtitleOf } from '../../../shared/rules/programme/event-facts.ts';
import { isOnGrounds } from '../../../shared/rules/programme/on-grounds.ts';
import { instantOf, type TimedSet } from '../../../shared/figures/timed-sets.ts';
import type { CalendarEntry } from './calendar-text.ts';
import type { Festival } from '../../../shared/festival/create-festival.ts';
import { createStableIds } from './stable-ids.ts';

type Status = CalendarEntry['status'];

export function createCalendarEntries(festival: Festival) {
  const { uidOf } = createStableIds(festival);
  const { venue, locality, county, postcode, latitude, longitude } = festival.edition.place;

  const address = [venue, locality, county, postcode];

  /** Words around a summary's title, because many programs show no status. */
  const summaries: Readonly<Record<Status, string>> = {
    CONFIRMED: '{title}',
    TENTATIVE: festival.texts.programmeFiles.maybe,
    CANCELLED: festival.texts.programmeFiles.cancelled,
  };

  /** A place as calendars write it, with coordinates if the place belongs to the festival. */
  function whereIs(place: PlaceId): Pick<CalendarEntry, 'location' | 'coordinates'> {
    const onGrounds = isOnGrounds(entryById(festival.places, place));
    return {
      location: [entryById(festival.places, place).name, ...(onGrounds ? address : [county])].join(', '),
      coordinates: onGrounds ? [latitude, longitude] : undefined,
    };
  }

  /** A withdrawn set stays in the file as cancelled, so that calendars that have it learn of it. */
  function withdrawnEntry({ withdrawn: id, title, before }: Withdrawal, origin: string): CalendarEntry {
    const { day, start, end, place } = before;
    const date = festival.edition.days.find((festivalDay) => festivalDay.id === day)?.date ?? '';
    return {
      uid: uidOf(id),
      startsAt: instantOf(date, start, festival.edition.utcOffset),
      endsAt: instantOf(date, end, festival.edition.utcOffset),
      ...festival.revision,
      status: 'CANCELLED',
      summary: filled(summaries.CANCELLED, { title }),
      description: festival.newsText(id),
      ...whereIs(place),
      url: origin + festival.addresses.changePath(id),
    };
  }

  /**
   * Builds a set's entry in a calendar.
   * @param origin scheme and host of absolute URLs
   * @param own facts from one visitor's line-up: whether the pick is only a maybe, and the walk before it
   */
  function calendarEntry(
    set: TimedSet,
    origin: string,
    { maybe = false, walk }: { readonly maybe?: boolean; readonly walk?: string | undefined } = {},
  ): CalendarEntry {
    const { id, event, place, startsAt, endsAt } = set;
    const status: Status = set.cancelled ? 'CANCELLED' : maybe ? 'TENTATIVE' : 'CONFIRMED';
    return {
      uid: uidOf(id),
      startsAt,
      endsAt,
      ...festival.revision,
      status,
      summary: filled(summaries[status], { title: event.title }),
      description: [
        festival.newsText(id),
        walk,
        subtitleOf(set),
        event.endPlace &&
          filled(festival.texts.programmeFiles.endsAt, {
            place: entryById(festival.places, event.endPlace).name,
          }),
        festival.insideText(set),
        event.description,
      ]
        .filter(Boolean)
        .join('\n'),
      ...whereIs(place),
      category: festival.texts.programmePage.kindOf[event.kind],
      url: origin + festival.addresses.eventPath(event),
    };
  }

  return { withdrawnEntry, calendarEntry };
}
