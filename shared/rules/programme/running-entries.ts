import type { Span } from '../../figures/time-scale.ts';
import type { TimedSet } from '../../figures/timed-sets.ts';
import type { DayId } from '../../model/festival.ts';
import type { Listed } from '../../model/programme.ts';

/** Sets that follow each other under one label, or a single set. */
export interface RunningEntry {
  readonly label: string | undefined;
  readonly sets: readonly (TimedSet & Span)[];
}

/** Every concert and the other listed sets. A festival with neither lists all its sets. */
export function listedSets(schedule: readonly Listed[], sets: readonly TimedSet[]): readonly TimedSet[] {
  const listed = sets.filter(
    ({ id, event }) => event.kind === 'music' || schedule.some((entry) => entry.sets.includes(id)),
  );
  return listed.length > 0 ? listed : sets;
}

/**
 * The entries of a day.
 * @param sets in the order of their starts
 */
export function runningOrder(
  day: DayId,
  { schedule, sets }: { readonly schedule: readonly Listed[]; readonly sets: readonly TimedSet[] },
): readonly RunningEntry[] {
  const entries: { label: string | undefined; sets: (TimedSet & Span)[] }[] = [];
  for (const set of listedSets(schedule, sets).filter((listedSet) => listedSet.day === day)) {
    const label = schedule.find((entry) => entry.sets.includes(set.id))?.label;
    const drawn = { ...set, from: set.start, to: set.end };
    const entry = entries.at(-1);
    const before = entry?.sets.at(-1);
    if (entry && label && entry.label === label && before?.end === set.start && before.place === set.place)
      entry.sets.push(drawn);
    else entries.push({ label, sets: [drawn] });
  }
  return entries;
}
