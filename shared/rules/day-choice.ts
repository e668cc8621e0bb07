import type { DayName } from '../data/festival.ts';

export type DayFilter = 'all' | Lowercase<DayName>;

/** The line-up's filters; it starts at all (specification, section 4). */
export const dayFilters = ['all', 'friday', 'saturday', 'sunday'] as const satisfies readonly DayFilter[];

/** Whether an act of this day shows under the filter. */
export const showsUnder = (filter: DayFilter, day: DayName): boolean =>
  filter === 'all' || day.toLowerCase() === filter;
