import type { Calendar, CalendarInstant } from '../../model/calendar.ts';

interface FestivalDates {
  readonly days: readonly { readonly date: string }[];
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The range of dates of an instant, in days since the epoch. `must` describes it in words. */
interface Span {
  readonly must: string;
  readonly between: (first: number, last: number) => readonly [from: number, to: number];
}

const before: Span = {
  must: 'lie in the year before the festival, or during it',
  between: (first, last) => [first - 366, last],
};
const onFirstDay: Span = { must: 'be on the first day', between: (first) => [first, first] };
const inLastNight: Span = {
  must: 'be on the last day, or in the night after it',
  between: (_first, last) => [last, last + 1],
};
const after: Span = {
  must: 'lie in the year after the last day',
  between: (_first, last) => [last, last + 366],
};

const spans: Readonly<Record<CalendarInstant | 'startsAt' | 'endsAt', Span>> = {
  salesOpen: before,
  earlyBirdUntil: before,
  tradersUntil: before,
  tradersAnswered: before,
  stewardsUntil: before,
  accessUntil: before,
  companionsUntil: before,
  salesClose: before,
  campingOpens: {
    must: 'lie in the week before the first day, or on it',
    between: (first) => [first - 7, first],
  },
  startsAt: onFirstDay,
  gatesOpen: onFirstDay,
  namesDownUntil: before,
  lastNightEnds: inLastNight,
  endsAt: inLastNight,
  fieldsClose: {
    must: 'lie in the week after the last day, or on it',
    between: (_first, last) => [last, last + 7],
  },
  lostPropertyUntil: after,
  resultsUntil: after,
  nextSaleAnnounced: after,
};

/** Pairs of instants in their required order. */
const ordered = [
  ['salesOpen', 'salesClose'],
  ['salesClose', 'fieldsClose'],
  ['campingOpens', 'gatesOpen'],
  ['lastNightEnds', 'fieldsClose'],
  ['fieldsClose', 'lostPropertyUntil'],
] as const satisfies readonly (readonly [CalendarInstant, CalendarInstant])[];

const dateIn = (instant: string): string => instant.slice(0, 10);
const dayOf = (date: string): number => Date.parse(date) / 86_400_000;

/** Names instants of the calendar that do not fit the festival's days, in sentences for their author. */
export function checkCalendar(
  calendar: Calendar,
  { days, startsAt, endsAt }: FestivalDates,
): readonly string[] {
  const [first = '', last = first] = [days[0]?.date, days.at(-1)?.date];
  const instants = Object.entries({ ...calendar, startsAt, endsAt }) as [keyof typeof spans, string][];
  const misplaced = instants.flatMap(([name, instant]) => {
    if (instant === 'unknown') return [];
    if (Number.isNaN(Date.parse(instant)))
      return [`${name}: “${instant}” is no instant: write ${first}T11:00+01:00`];
    const { must, between } = spans[name];
    const [from, to] = between(dayOf(first), dayOf(last));
    const day = dayOf(dateIn(instant));
    return from <= day && day <= to
      ? []
      : [
          `${name} (${dateIn(instant)}) does not fit the festival’s days, ${first} to ${last}: it must ${must}`,
        ];
  });
  if (misplaced.length > 0) return misplaced;
  return ordered.flatMap(([earlier, later]) =>
    Date.parse(calendar[later] ?? '') < Date.parse(calendar[earlier] ?? '')
      ? [`${later} (${calendar[later]}) is before ${earlier} (${calendar[earlier]})`]
      : [],
  );
}
