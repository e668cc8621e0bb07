/** What the entries of the file make of the festival's data. */
import { festival } from '../../shared/data/festival.ts';
import { availabilities, products, type ProductId } from '../../shared/data/products.ts';
import { announced } from '../../shared/data/programme/announced.ts';
import type { Change, SetFacts } from '../../shared/data/programme/change-model.ts';
import { events } from '../../shared/data/programme/events.ts';
import { paths } from '../../shared/data/programme/footpaths.ts';
import type { EventSet } from '../../shared/data/programme/model.ts';
import type { Today } from '../../shared/data/today.ts';
import { factWords } from '../../shared/data/wording/changes-wording.ts';
import { standingWords } from '../../shared/data/wording/tickets.ts';
import { allPlaces } from '../../shared/festival/all-places.ts';
import { filled } from '../../shared/figures/filled.ts';
import { minutesOf, timeOf } from '../../shared/figures/timed-sets.ts';
import { isInstant } from '../../shared/rules/is-instant.ts';
import { suggestion } from '../../shared/rules/text/nearest.ts';
import type { Entry } from './file-format.ts';

const planned = new Map(
  events.flatMap(({ place, sets }) =>
    sets.map((set): [string, Required<Omit<EventSet, 'cancelled'>> & EventSet] => [
      set.id,
      { place, ...set },
    ]),
  ),
);

/** `2026-07-18 23:40` with the offset of the festival. */
export const instantOf = (written: string): string => `${written.replace(' ', 'T')}:00${festival.utcOffset}`;

const pathOf = (ends: readonly string[]) =>
  paths.find(
    ({ between }) => ends.length === 2 && ends.every((id) => (between as readonly string[]).includes(id)),
  );

const noSuch = (id: string, what: string, known: readonly string[]) =>
  known.includes(id) ? undefined : `${id} is no ${what}${suggestion(id, known)}`;

/** Why an entry cannot be of this year's festival; undefined if it can. */
export function entryProblem(entry: Entry): string | undefined {
  const at = instantOf(entry.at);
  if (!isInstant(at)) return `${entry.at}: there is no such day or time`;
  if (Date.parse(at) < Date.parse(announced.at))
    return `${entry.at} is before the programme of ${festival.year} was announced: is this another year’s file?`;
  if ('set' in entry) return noSuch(entry.set, 'set', [...planned.keys()]);
  if ('product' in entry)
    return noSuch(
      entry.product,
      'ticket or extra',
      products.map(({ id }) => id),
    );
  const places = Object.keys(allPlaces);
  if ('place' in entry) return noSuch(entry.place, 'place', places);
  const unknown = entry.between.flatMap((id) => noSuch(id, 'place', places) ?? []);
  return (
    unknown[0] ??
    (pathOf(entry.between) ? undefined : `no path leads straight from ${entry.between.join(' to ')}`)
  );
}

/** What an entry says of its set; a new start alone keeps the length. */
function factsAfter(
  { day, start, end, place, cancelled }: Extract<Entry, { set: string }>,
  was: Pick<EventSet, 'start' | 'end'>,
): Partial<SetFacts> {
  const moved = start && !end ? timeOf(minutesOf(start) + minutesOf(was.end) - minutesOf(was.start)) : end;
  const after = { day, start, end: moved, place, cancelled };
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined));
}

/** The state of the data with these entries, whose ids are known. */
export function todayOf(entries: readonly Entry[]): Today {
  const changes: Change[] = [];
  const sets: Record<string, EventSet> = {};
  const closed = new Set<string>();
  const had: Partial<Record<ProductId, (typeof availabilities)[ProductId]>> = { ...availabilities };

  for (const entry of entries.toSorted((one, other) => one.at.localeCompare(other.at))) {
    const told = { at: instantOf(entry.at), why: entry.why };
    const fact = (title: string, before: string, after: string) =>
      changes.push({ ...told, fact: title, before, after });
    if ('set' in entry) {
      const was = sets[entry.set] ?? planned.get(entry.set);
      if (!was) continue;
      const after = factsAfter(entry, was);
      const facts: Partial<SetFacts> = { ...was, cancelled: was.cancelled === true };
      const fields = Object.keys(after) as (keyof SetFacts)[];
      const before = Object.fromEntries(fields.map((field) => [field, facts[field]]));
      changes.push({ ...told, set: entry.set, before, after });
      const { cancelled, ...now } = { ...was, ...after };
      sets[entry.set] = { ...now, ...(cancelled && { cancelled }) };
    } else if ('product' in entry) {
      const id = entry.product as ProductId;
      const name = (one: (typeof had)[ProductId]) =>
        one ? standingWords[one].stamp.toLowerCase() : factWords.onSale;
      const after = entry.availability === 'on-sale' ? undefined : entry.availability;
      fact(products.find((one) => one.id === id)?.name ?? id, name(had[id]), name(after));
      had[id] = after;
    } else {
      const path = 'between' in entry ? pathOf(entry.between) : undefined;
      const [one, other] = (path?.between ?? ['place' in entry ? entry.place : '']).map(
        (id) => allPlaces[id]?.name ?? id,
      );
      const id = path ? path.between.join(' ') : 'place' in entry ? entry.place : '';
      const state = (isClosed: boolean) => (isClosed ? factWords.closed : factWords.open);
      fact(
        other ? filled(factWords.path, { one: one ?? '', other }) : (one ?? ''),
        state(closed.has(id)),
        state(entry.closed),
      );
      if (entry.closed) closed.add(id);
      else closed.delete(id);
    }
  }
  return { changes, sets, closed: [...closed], availabilities: had };
}
