import type { DayId, FestivalDay } from '../../model/festival.ts';

export type NamedDay = Pick<FestivalDay, 'name'> & { readonly id: DayId };

/** The name of a day: `Friday`. An unknown day is its id. */
export const nameOfDay = (day: DayId, days: readonly NamedDay[]): string =>
  days.find(({ id }) => id === day)?.name ?? day;
