import { entryById } from '../../../shared/figures/entry-by-id.ts';
import { eventPath } from '../../../shared/addressing/event-path.ts';
import { filled } from '../../../shared/figures/filled.ts';
import { changePath } from '../../../shared/addressing/paths.ts';
import { festival } from '../../../shared/data/festival.ts';
import type { Withdrawal } from '../../../shared/model/changes.ts';
import { places } from '../../../shared/data/programme/places.ts';
import type { PlaceId } from '../../../shared/model/grounds.ts';
import { programmeFiles } from '../../../shared/data/wording/programme-files.ts';
import { insideText } from '../../../shared/festival/last-entry.ts';
import { programmePage } from '../../../shared/data/wording/programme-wording.ts';
import { factsOf } from '../../../shared/rules/programme/event-facts.ts';
import { isOnGrounds } from '../../../shared/rules/programme/on-grounds.ts';
import { instantOf, type TimedSet } from '../../../shared/figures/timed-sets.ts';
import { newsText, revision } from '../../../shared/festival/programme.ts';
import type { CalendarEntry } from './calendar-text.ts';
import { uidOf } from './stable-ids.ts';

const { venue, locality, county, postcode, latitude, longitude } = festival.place;
const address = [venue, locality, county, postcode];

type Status = CalendarEntry['status'];

/** What stands around a title in a summary, as many programs show no status. */
const summaries: Readonly<Record<Status, string>> = {
  CONFIRMED: '{title}',
  TENTATIVE: programmeFiles.maybe,
  CANCELLED: programmeFiles.cancelled,
};

/** A place as calendars have it, and its coordinates where the festival's are its own. */
function whereIs(place: PlaceId): Pick<CalendarEntry, 'location' | 'coordinates'> {
  const onGrounds = isOnGrounds(entryById(places, place));
  return {
    location: [entryById(places, place).name, ...(onGrounds ? address : [county])].join(', '),
    coordinates: onGrounds ? [latitude, longitude] : undefined,
  };
}

/** A set that was withdrawn: those who have it in their calendar learn that it is off. */
export function withdrawnEntry({ withdrawn: id, title, before }: Withdrawal, origin: string): CalendarEntry {
  const { day, start, end, place } = before;
  const date = festival.days.find((one) => one.id === day)?.date ?? '';
  return {
    uid: uidOf(id),
    startsAt: instantOf(date, start, festival.utcOffset),
    endsAt: instantOf(date, end, festival.utcOffset),
    ...revision,
    status: 'CANCELLED',
    summary: filled(summaries.CANCELLED, { title }),
    description: newsText(id),
    ...whereIs(place),
    url: origin + changePath(id),
  };
}

/**
 * A set as an entry of a calendar.
 * @param origin scheme and host of absolute URLs
 * @param own what the calendar of one visitor says of it: whether they are not sure of it, and the walk due before it
 */
export function calendarEntry(
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
    ...revision,
    status,
    summary: filled(summaries[status], { title: event.title }),
    description: [
      newsText(id),
      walk,
      factsOf(set),
      event.endPlace && filled(programmeFiles.endsAt, { place: entryById(places, event.endPlace).name }),
      insideText(set),
      event.description,
    ]
      .filter(Boolean)
      .join('\n'),
    ...whereIs(place),
    category: programmePage.kindOf[event.kind],
    url: origin + eventPath(event),
  };
}
