import type { ProductId } from '../../shared/model/products.ts';
import type { ProgrammeChange, SetFacts } from '../../shared/model/changes.ts';
import type { EventSet } from '../../shared/model/programme.ts';
import type { Overrides } from '../../shared/model/overridable.ts';
import { filled } from '../../shared/figures/filled.ts';
import { minutesOf, timeOf } from '../../shared/figures/timed-sets.ts';
import { isInstant } from '../../shared/rules/is-instant.ts';
import { suggestion } from '../../shared/rules/text/nearest.ts';
import type { TodayEntry } from './file-format.ts';
import type { createAllPlaces } from '../../shared/festival/all-places.ts';
import type { Basics } from '../../shared/festival/basics.ts';

/** How far ahead of the server a written time may be, in milliseconds: the clocks of phones are not exact. */
const MOST_AHEAD = 3_600_000;

const unknown = (ids: readonly (string | undefined)[], what: string, knownIds: readonly string[]) =>
  ids.flatMap((id) =>
    id === undefined || knownIds.includes(id) ? [] : [`${id} is no ${what}${suggestion(id, knownIds)}`],
  );

/** The facts of a set after its entry. A new start alone keeps the length. */
function factsAfter(
  { day, start, end, place, cancelled }: Extract<TodayEntry, { set: string }>,
  was: Pick<EventSet, 'start' | 'end'>,
): Partial<SetFacts> {
  const moved = start && !end ? timeOf(minutesOf(start) + minutesOf(was.end) - minutesOf(was.start)) : end;
  const after = { day, start, end: moved, place, cancelled };
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined));
}

export function createEntryRules({
  edition,
  availabilities,
  products,
  announced,
  events,
  paths,
  allPlaces,
  texts: { factWords, availabilityWords },
}: Basics & Pick<ReturnType<typeof createAllPlaces>, 'allPlaces'>) {
  const planned = new Map(
    events.flatMap(({ place, sets }) =>
      sets.map((set): [string, Required<Omit<EventSet, 'cancelled'>> & EventSet] => [
        set.id,
        { place, ...set },
      ]),
    ),
  );

  /** Parses `2026-07-18 23:40`, with or without seconds, in the festival's time zone. */
  const toInstant = (written: string): string =>
    `${written.replace(' ', 'T')}${written.length > 16 ? '' : ':00'}${edition.utcOffset}`;

  /** Says why a time cannot be when the file was written; undefined if it can. */
  function timeProblem(written: string, now: Date): string | undefined {
    const instant = toInstant(written);
    if (!isInstant(instant)) return `${written}: there is no such day or time`;
    const isAhead = Date.parse(instant) > now.getTime() + MOST_AHEAD;
    return isAhead ? `${written} is still to come: the server’s clock says ${now.toISOString()}` : undefined;
  }

  const pathOf = (ends: readonly string[]) =>
    paths.find(
      ({ between }) => ends.length === 2 && ends.every((id) => (between as readonly string[]).includes(id)),
    );

  const setIds = [...planned.keys()];

  const placeIds = Object.keys(allPlaces);

  const productIds = products.map(({ id }) => id);

  const dayIds = edition.days.map(({ id }) => id);

  function unknownIds(entry: TodayEntry): readonly string[] {
    if ('set' in entry) {
      const wrong = [
        ...unknown([entry.day], 'day of the festival', dayIds),
        ...unknown([entry.place], 'place', placeIds),
      ];
      return [
        ...unknown([entry.set], 'set', setIds),
        ...wrong.map((sentence) => `${entry.set}: ${sentence}`),
      ];
    }
    if ('product' in entry) return unknown([entry.product], 'ticket or extra', productIds);
    if ('place' in entry) return unknown([entry.place], 'place', placeIds);
    const wrong = unknown(entry.between, 'place', placeIds);
    if (wrong.length || pathOf(entry.between)) return wrong;
    return [`no path leads straight from ${entry.between.join(' to ')}`];
  }

  /** Says why an entry cannot belong to this year's festival and this moment; empty if it can. */
  function entryProblems(entry: TodayEntry, now: Date): readonly string[] {
    const { at } = entry;
    const wrongTime = timeProblem(at, now);
    if (wrongTime) return [wrongTime];
    return Date.parse(toInstant(at)) < Date.parse(announced.at)
      ? [`${at} is before the programme of ${edition.year} was announced: is this another year’s file?`]
      : unknownIds(entry);
  }

  function todayOf(entries: readonly TodayEntry[]): Overrides {
    const changes: ProgrammeChange[] = [];
    const sets: Record<string, EventSet> = {};
    const closed = new Set<string>();
    const had: Partial<Record<ProductId, (typeof availabilities)[ProductId]>> = { ...availabilities };

    for (const entry of entries.toSorted((a, b) => a.at.localeCompare(b.at))) {
      const published = { at: toInstant(entry.at), why: entry.why };
      const fact = (title: string, before: string, after: string) =>
        changes.push({ ...published, fact: title, before, after });
      if ('set' in entry) {
        const was = sets[entry.set] ?? planned.get(entry.set);
        if (!was) continue;
        const after = factsAfter(entry, was);
        const facts: Partial<SetFacts> = { ...was, cancelled: was.cancelled === true };
        const fields = Object.keys(after) as (keyof SetFacts)[];
        const before = Object.fromEntries(fields.map((field) => [field, facts[field]]));
        changes.push({ ...published, set: entry.set, before, after });
        const { cancelled, ...now } = { ...was, ...after };
        sets[entry.set] = { ...now, ...(cancelled && { cancelled }) };
      } else if ('product' in entry) {
        const { product: id } = entry;
        const name = (availability: (typeof had)[ProductId]) =>
          availability ? availabilityWords[availability].stamp.toLowerCase() : factWords.onSale;
        const after = entry.availability === 'on-sale' ? undefined : entry.availability;
        fact(products.find((product) => product.id === id)?.name ?? id, name(had[id]), name(after));
        had[id] = after;
      } else {
        const path = 'between' in entry ? pathOf(entry.between) : undefined;
        const [start, end] = (path?.between ?? ['place' in entry ? entry.place : '']).map(
          (id) => allPlaces[id]?.name ?? id,
        );
        const id = path ? path.between.join(' ') : 'place' in entry ? entry.place : '';
        const state = (isClosed: boolean) => (isClosed ? factWords.closed : factWords.open);
        fact(
          end ? filled(factWords.path, { one: start ?? '', other: end }) : (start ?? ''),
          state(closed.has(id)),
          state(entry.closed),
        );
        if (entry.closed) closed.add(id);
        else closed.delete(id);
      }
    }
    return { changes, sets, closed: [...closed], availabilities: had };
  }

  return { toInstant, timeProblem, entryProblems, todayOf };
}
