import type { DayId } from '../../data/festival.ts';
import type { Concert, ProgrammeEvent } from '../../data/programme/model.ts';

/** The concert of an act of the line-up. Undefined if it has none. */
export const concertOf = (act: string, events: readonly ProgrammeEvent[]): Concert | undefined =>
  events.filter((event) => event.kind === 'music').find(({ artist }) => artist === act);

/** The acts that play, each with its first set and that one's day, in the order of the line-up. */
export const withPlayingDays = <Act extends { readonly name: string }>(
  acts: readonly Act[],
  events: readonly ProgrammeEvent[],
): readonly (Act & { readonly day: DayId; readonly set: string })[] =>
  acts.flatMap((act) => {
    const concert = concertOf(act.name, events);
    if (!concert) return [];
    const [{ id, day }] = concert.sets;
    return [{ ...act, day, set: id }];
  });
