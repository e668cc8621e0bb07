import type { Withdrawal } from '../../../shared/model/changes.ts';
import type { TimedSet } from '../../../shared/figures/timed-sets.ts';
import type { Resource } from '../resource.ts';
import type { Festival } from '../../../shared/festival/create-festival.ts';
import { createCalendarEntries } from './calendar-entry.ts';
import { createCalendarText } from './calendar-text.ts';

interface CalendarFile {
  readonly id: string;
  readonly name: string;
  readonly sets: readonly TimedSet[];
  readonly gone: readonly Withdrawal[];
}

export function createCalendars(festival: Festival) {
  const { calendarEntry, withdrawnEntry } = createCalendarEntries(festival);
  const { calendarText, calendarTitle } = createCalendarText(festival);
  /** A calendar for the whole programme, for each day, and for each set, withdrawn ones included. */
  const calendarFiles = (all: readonly TimedSet[], gone: readonly Withdrawal[]): readonly CalendarFile[] => [
    { id: festival.addresses.editionSlug, name: calendarTitle, sets: all, gone },
    ...festival.edition.days.map(({ id, name }) => ({
      id,
      name: `${calendarTitle}: ${name}`,
      sets: all.filter(({ day }) => day === id),
      gone: gone.filter(({ before }) => before.day === id),
    })),
    ...all.map((set) => ({
      id: set.id,
      name: `${calendarTitle}: ${set.event.title}`,
      sets: [set],
      gone: [],
    })),
    ...gone.map((withdrawal) => ({
      id: withdrawal.withdrawn,
      name: `${calendarTitle}: ${withdrawal.title}`,
      sets: [],
      gone: [withdrawal],
    })),
  ];

  const calendarFileText = ({ id, name, sets: listed, gone }: CalendarFile, origin: string): string =>
    calendarText({
      name,
      description: festival.texts.programmeFiles.about,
      url: origin + festival.addresses.calendarPath(id),
      entries: [
        ...listed.map((set) => calendarEntry(set, origin)),
        ...gone.map((withdrawal) => withdrawnEntry(withdrawal, origin)),
      ],
    });

  const files = new Map(
    calendarFiles(festival.sets, festival.withdrawals).map((file) => [`${file.id}.ics`, file]),
  );

  /**
   * Calendars to download or to subscribe to. They have no `Content-Disposition`: iOS would save an
   * attachment as a file instead of offering to add its entries.
   */
  const calendars: Resource = {
    name: 'calendar/:file',
    type: 'text/calendar; charset=utf-8',
    entries: [...files.keys()],
    body({ entry, origin }) {
      const file = files.get(entry);
      return file ? calendarFileText(file, origin) : '';
    },
  };

  return { calendarFiles, calendarFileText, calendars };
}
