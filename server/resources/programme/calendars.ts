import { calendarPath, edition } from '../../../shared/addressing/paths.ts';
import type { Withdrawal } from '../../../shared/model/changes.ts';
import { festival } from '../../../shared/data/festival.ts';
import { programmeFiles } from '../../../shared/data/wording/programme-files.ts';
import type { TimedSet } from '../../../shared/figures/timed-sets.ts';
import type { Resource } from '../resource.ts';
import { calendarEntry, withdrawnEntry } from './calendar-entry.ts';
import { calendarText, calendarTitle } from './calendar-text.ts';
import { sets, withdrawals } from '../../../shared/festival/programme.ts';

interface CalendarFile {
  readonly id: string;
  readonly name: string;
  readonly sets: readonly TimedSet[];
  readonly gone: readonly Withdrawal[];
}

/** A calendar for the whole programme, one for each day, and one for each set, withdrawn ones too. */
export const calendarFiles = (
  all: readonly TimedSet[],
  gone: readonly Withdrawal[],
): readonly CalendarFile[] => [
  { id: edition, name: calendarTitle, sets: all, gone },
  ...festival.days.map(({ id, name }) => ({
    id,
    name: `${calendarTitle}: ${name}`,
    sets: all.filter(({ day }) => day === id),
    gone: gone.filter(({ before }) => before.day === id),
  })),
  ...all.map((set) => ({ id: set.id, name: `${calendarTitle}: ${set.event.title}`, sets: [set], gone: [] })),
  ...gone.map((one) => ({
    id: one.withdrawn,
    name: `${calendarTitle}: ${one.title}`,
    sets: [],
    gone: [one],
  })),
];

/** The text of a calendar. @param origin scheme and host of absolute URLs */
export const calendarFileText = ({ id, name, sets: listed, gone }: CalendarFile, origin: string): string =>
  calendarText({
    name,
    description: programmeFiles.about,
    url: origin + calendarPath(id),
    entries: [
      ...listed.map((set) => calendarEntry(set, origin)),
      ...gone.map((one) => withdrawnEntry(one, origin)),
    ],
  });

const files = new Map(calendarFiles(sets, withdrawals).map((file) => [`${file.id}.ics`, file]));

/**
 * Calendars to download or to subscribe to. They have no `Content-Disposition`: as an attachment, iOS would save the
 * file instead of offering to add its entries.
 */
export const calendars: Resource = {
  name: 'calendar/:file',
  type: 'text/calendar; charset=utf-8',
  entries: [...files.keys()],
  body({ entry, origin }) {
    const file = files.get(entry);
    return file ? calendarFileText(file, origin) : '';
  },
};
