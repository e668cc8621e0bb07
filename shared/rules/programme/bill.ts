import type { FestivalDay, DayId } from '../../model/festival.ts';
import type { TimedSet } from '../../figures/timed-sets.ts';
import type { ProgrammeEvent } from '../../model/programme.ts';

export interface BillDay {
  readonly id: string;
  readonly name: string;
  readonly acts: readonly string[];
}

/**
 * The acts by day, the last to play first: the headliner. An act stands on the day of its first set, and a day without
 * acts is left out.
 * @param sets in the order of their beginnings
 */
export const billOf = (
  sets: readonly TimedSet[],
  days: readonly (Pick<FestivalDay, 'name'> & { readonly id: DayId })[],
): readonly BillDay[] =>
  days
    .map(({ id, name }) => ({
      id,
      name,
      acts: sets
        .filter((set) => set.day === id && set.id === set.event.sets[0].id)
        .flatMap(({ event }) => (event.kind === 'music' ? [event.artist] : []))
        .toReversed(),
    }))
    .filter(({ acts }) => acts.length > 0);

/** The acts above and below one on the bill of its day. */
export function neighboursOf(act: string, bill: readonly BillDay[]) {
  const acts = bill.find((day) => day.acts.includes(act))?.acts ?? [];
  const place = acts.indexOf(act);
  return { above: acts[place - 1], below: acts[place + 1] };
}

/** The acts that play, each with its first set and that one's day, in the order of the line-up. */
export function withPlayingDays<Act extends { readonly name: string }>(
  acts: readonly Act[],
  events: readonly ProgrammeEvent[],
): readonly (Act & { readonly day: DayId; readonly set: string })[] {
  const concerts = Map.groupBy(
    events.filter((event) => event.kind === 'music'),
    ({ artist }) => artist,
  );
  return acts.flatMap((act) => {
    const [concert] = concerts.get(act.name) ?? [];
    if (!concert) return [];
    const [{ id, day }] = concert.sets;
    return [{ ...act, day, set: id }];
  });
}
