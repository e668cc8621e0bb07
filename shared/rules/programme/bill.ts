import type { Artist, Billing } from '../../model/artists.ts';
import type { DayId, FestivalDay } from '../../model/festival.ts';
import type { Concert } from '../../model/programme.ts';

export interface BilledAct {
  readonly name: string;
  readonly billing: Billing;
}

export interface BillDay {
  readonly id: string;
  readonly name: string;
  readonly acts: readonly BilledAct[];
}

export interface BookedAct extends Artist {
  readonly day: DayId;
  /** The day's ink: days take turns with both. */
  readonly ink: 'first' | 'second';
  /** The id of its first set, once it has a time. */
  readonly set?: string;
}

/** The acts that have a day, in the order of the line-up. Of several sets, the first one's day counts. */
export function bookedActs(
  lineUp: readonly Artist[],
  concerts: readonly Concert[],
  days: readonly Pick<FestivalDay, 'id'>[],
): readonly BookedAct[] {
  const concertsOf = Map.groupBy(concerts, ({ artist }) => artist);
  return lineUp.flatMap((act) => {
    const [set] = concertsOf.get(act.name)?.[0]?.sets ?? [];
    const day = set?.day ?? act.day;
    if (day === undefined) return [];
    const ink = days.findIndex(({ id }) => id === day) % 2 ? 'second' : 'first';
    return [{ ...act, day, ink, ...(set && { set: set.id }) }];
  });
}

/** If no act of a day has a billing, the first is a headliner, the second next, all others are smallest. */
function billed(acts: readonly BookedAct[]): readonly BilledAct[] {
  const isStated = acts.some(({ billing }) => billing);
  return acts
    .map(({ name, billing }, index): BilledAct => {
      const byOrder = index === 0 ? 1 : index === 1 ? 2 : 3;
      return { name, billing: billing ?? (isStated ? 3 : byOrder) };
    })
    .toSorted((act, next) => act.billing - next.billing);
}

/** The acts by day, the largest first, then as in the line-up. Days without acts are left out. */
export const billOf = (
  acts: readonly BookedAct[],
  days: readonly Pick<FestivalDay, 'id' | 'name'>[],
): readonly BillDay[] =>
  days
    .map(({ id, name }) => ({ id, name, acts: billed(acts.filter(({ day }) => day === id)) }))
    .filter((day) => day.acts.length > 0);

/** The names of an act's neighbours on the bill of its day. */
export function neighboursOf(act: string, bill: readonly BillDay[]) {
  const names = bill.map(({ acts }) => acts.map(({ name }) => name)).find((day) => day.includes(act)) ?? [];
  const place = names.indexOf(act);
  return { above: names[place - 1], below: names[place + 1] };
}
