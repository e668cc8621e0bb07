/** Writes iCalendar files (RFC 5545, and RFC 7986 for what describes the calendar itself). */
import type { Festival } from '../../../shared/festival/create-festival.ts';

export interface CalendarEntry {
  /** A unique id that never changes: programs that read the calendar again find the entry by it. */
  readonly uid: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** The last change in milliseconds since the epoch, and the revision. Programs accept a change by these. */
  readonly changedAt: number;
  readonly revision: number;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  /** Latitude and longitude, in degrees. */
  readonly coordinates?: readonly [number, number] | undefined;
  readonly category?: string;
  /** The entry's absolute URL. */
  readonly url: string;
}

interface CalendarContent {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly entries: readonly CalendarEntry[];
}

/** How often programs should read the calendar again. Some read it only once a day. */
const REFRESH = 'PT1H';

/** The longest line in octets, without its end. */
const LONGEST = 75;

/** Escapes text as a value: commas, semicolons, backslashes and line breaks would divide it. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    // The format forbids other control characters, and UTF-8 forbids unpaired surrogates.
    .replaceAll(/[^\P{Cc}\t]|\p{Cs}/gu, '');

/** Writes `20260718T201500Z`. In UTC, the file needs no definition of a time zone. */
const instant = (at: number): string => `${new Date(at).toISOString().replaceAll(/[-:]|\..*/g, '')}Z`;

/** Divides a long line. A continuation begins with a space, and no character's bytes are split. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

const linesOf = (entry: CalendarEntry): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(entry.uid)}`,
  `DTSTAMP:${instant(entry.changedAt)}`,
  `LAST-MODIFIED:${instant(entry.changedAt)}`,
  `SEQUENCE:${entry.revision}`,
  `DTSTART:${instant(entry.startsAt)}`,
  `DTEND:${instant(entry.endsAt)}`,
  `SUMMARY:${escaped(entry.summary)}`,
  `DESCRIPTION:${escaped(entry.description)}`,
  `LOCATION:${escaped(entry.location)}`,
  ...(entry.coordinates ? [`GEO:${entry.coordinates.join(';')}`] : []),
  ...(entry.category ? [`CATEGORIES:${escaped(entry.category)}`] : []),
  `URL:${entry.url}`,
  `STATUS:${entry.status}`,
  'END:VEVENT',
];

export function createCalendarText({ edition }: Festival) {
  const calendarTitle = `${edition.fullName} ${edition.year}`;

  const PRODUCT = `-//${edition.fullName}//${edition.year}//${edition.language.slice(0, 2).toUpperCase()}`;

  /** A calendar as a file. The same calendar always gives the same bytes. */
  function calendarText(calendar: CalendarContent): string {
    const [name, description] = [escaped(calendar.name), escaped(calendar.description)];
    const lines = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:${escaped(PRODUCT)}`,
      'CALSCALE:GREGORIAN',
      `NAME:${name}`,
      `DESCRIPTION:${description}`,
      `URL:${calendar.url}`,
      `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
      // For programs that do not know RFC 7986.
      `X-WR-CALNAME:${name}`,
      `X-WR-CALDESC:${description}`,
      `X-PUBLISHED-TTL:${REFRESH}`,
      ...calendar.entries.flatMap(linesOf),
      'END:VCALENDAR',
    ];
    return lines.map((line) => `${folded(line)}\r\n`).join('');
  }

  return { calendarTitle, calendarText };
}
