/** Finds in the programme of before what a row of the source is, so that it keeps its id. */
import { timeOf } from '../../shared/figures/timed-sets.ts';
import { eventsOf, setsOf, type FileEvent, type PlacedSet, type Programme } from './programme-file.ts';
import type { Row, TimedRow } from './row.ts';

/** Sets of one title are one event's, but talks with an id of their own are each one. */
export const keyOf = ({ kind, title, speakers = [], sourceId }: Row): string =>
  JSON.stringify([kind, title, kind === 'talk' ? sourceId || speakers : '']);

const titleKey = ({ kind, title }: { readonly kind: string; readonly title: string }): string =>
  JSON.stringify([kind, title]);

type Group = readonly [TimedRow, ...TimedRow[]];

export interface Matched {
  readonly group: Group;
  readonly old: FileEvent | undefined;
}

/** The rows of each event, with the event that it was: by the source's id, and then by its title. */
export function matchEvents(rows: readonly TimedRow[], before: Programme): readonly Matched[] {
  const groups = [...Map.groupBy(rows, keyOf).values()] as unknown as readonly Group[];
  const bySource = new Map(
    setsOf(before).flatMap(({ set, event }) => {
      const id = before.sources?.[set.id]?.id;
      return id ? [[id, event] as const] : [];
    }),
  );
  const found = new Map<Group, FileEvent>();
  const left = new Set(eventsOf(before));
  const take = (group: Group, old: FileEvent | undefined): void => {
    if (old && left.delete(old)) found.set(group, old);
  };
  for (const group of groups)
    take(
      group,
      group
        .map(({ sourceId = '', kind }) => [bySource.get(sourceId), kind] as const)
        .find(([old, kind]) => old?.kind === kind)?.[0],
    );
  const byTitle = Map.groupBy(left, titleKey);
  for (const group of groups)
    if (!found.has(group))
      take(
        group,
        byTitle.get(titleKey(group[0]))?.find((old) => left.has(old)),
      );
  return groups.map((group) => ({ group, old: found.get(group) }));
}

interface Where {
  readonly placeIds: ReadonlyMap<string, string>;
  /** By the ids of the days of before. */
  readonly dateOf: ReadonlyMap<string, string>;
}

/** The ids that sets had: by time and place, by the source's id, by the day, and then whichever is left of the event's. */
export function matchSets(
  matched: readonly Matched[],
  before: Programme,
  { placeIds, dateOf }: Where,
): ReadonlyMap<Row, string> {
  const ofDay = (row: TimedRow, { set }: PlacedSet): boolean => dateOf.get(set.day) === row.date;
  const rules: readonly ((row: TimedRow, old: PlacedSet) => boolean)[] = [
    (row, old) =>
      ofDay(row, old) && old.set.start === timeOf(row.start) && placeIds.get(row.stage) === old.place,
    (row, { set }) => row.sourceId !== undefined && before.sources?.[set.id]?.id === row.sourceId,
    ofDay,
    () => true,
  ];
  const setsOfEvent = Map.groupBy(setsOf(before), ({ event }) => event);
  const found = new Map<Row, string>();
  for (const { group, old } of matched) {
    const left = new Set(old && setsOfEvent.get(old));
    for (const rule of rules)
      for (const row of group) {
        const same = found.has(row) ? undefined : [...left].find((set) => rule(row, set));
        if (!same) continue;
        found.set(row, same.set.id);
        left.delete(same);
      }
  }
  return found;
}
