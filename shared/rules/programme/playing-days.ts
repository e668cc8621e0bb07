import type { DayId } from '../../data/festival.ts';
import type { ProgrammeEvent } from '../../data/programme/model.ts';

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
