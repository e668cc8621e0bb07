import { stringify } from 'csv-stringify/sync';
import { minutesOf } from '../../shared/figures/timed-sets.ts';
import { setsOf, type Programme } from './programme-file.ts';

const COLUMNS = ['day', 'start', 'end', 'stage', 'act', 'kind', 'link', 'status'];

/** Writes a programme as a sheet: sets in the order of their starts, then acts without a time. */
export function writeSheet({ sources = {}, ...programme }: Programme): string {
  const dates = new Map(programme.days.map(({ id, date }) => [id, date]));
  const sets = setsOf(programme).map(({ set: { id, day, start, end, cancelled }, event, place }) => ({
    day: dates.get(day) ?? '',
    start,
    end,
    stage: programme.places[place]?.name ?? place,
    act: event.title,
    kind: event.kind,
    link: sources[id]?.link,
    status: cancelled && 'cancelled',
  }));
  const untimed = programme.lineUp.flatMap(({ name, day }) =>
    day ? { day: dates.get(day), act: name, kind: 'music', link: sources[name]?.link } : [],
  );
  const inOrder = sets.toSorted(
    (a, b) =>
      a.day.localeCompare(b.day) ||
      minutesOf(a.start) - minutesOf(b.start) ||
      minutesOf(a.end) - minutesOf(b.end),
  );
  return stringify([...inOrder, ...untimed], { header: true, columns: COLUMNS, record_delimiter: 'windows' });
}
