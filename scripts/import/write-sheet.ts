import { minutesOf } from '../../shared/figures/timed-sets.ts';
import { setsOf, type Programme } from './programme-file.ts';

const HEADERS = ['day', 'start', 'end', 'stage', 'act', 'kind', 'link', 'status'] as const;
/** One line of the sheet. */
type Entry = Readonly<Record<(typeof HEADERS)[number], string>>;

/** Everything of a programme as a line of a sheet: sets in the order in which they begin, then acts without a time. */
export function entriesOf({ sources = {}, ...programme }: Programme): readonly Entry[] {
  const days = programme.days.map(({ id }) => id);
  const rank = (id: string): number => days.indexOf(id);
  const sets = setsOf(programme).toSorted(
    (one, other) =>
      rank(one.set.day) - rank(other.set.day) ||
      minutesOf(one.set.start) - minutesOf(other.set.start) ||
      minutesOf(one.set.end) - minutesOf(other.set.end),
  );
  const dateOf = (id: string): string => programme.days.find((day) => day.id === id)?.date ?? '';
  return [
    ...sets.map(({ set: { id, day, start, end, cancelled }, event: { title, kind }, place }) => ({
      day: dateOf(day),
      start,
      end,
      stage: programme.places[place]?.name ?? place,
      act: title,
      kind,
      link: sources[id]?.link ?? '',
      status: cancelled ? 'cancelled' : '',
    })),
    ...programme.lineUp.flatMap(({ name, day = '' }) =>
      day
        ? {
            day: dateOf(day),
            start: '',
            end: '',
            stage: '',
            act: name,
            kind: 'music',
            link: sources[name]?.link ?? '',
            status: '',
          }
        : [],
    ),
  ];
}

/** A cell of a sheet: what would end it too early stands in quotation marks. */
const cellOf = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A programme as a sheet. */
export const writeSheet = (programme: Programme): string =>
  [HEADERS, ...entriesOf(programme).map((entry) => HEADERS.map((header) => entry[header]))]
    .map((cells) => `${cells.map(cellOf).join(',')}\r\n`)
    .join('');
