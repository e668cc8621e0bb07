import type { DayName } from '../data/festival.ts';
import { choose } from './choice.ts';

export type DayFilter = 'all' | Lowercase<DayName>;

export const dayFilters = ['all', 'friday', 'saturday', 'sunday'] as const satisfies readonly DayFilter[];

/** The line-up's filter in the address; it starts at all (specification, section 4). */
export const dayFilterOf = (value: string | null): DayFilter => choose(value, dayFilters, 'all');

/** Whether an act of this day shows under the filter. */
export const showsUnder = (filter: DayFilter, day: DayName): boolean =>
  filter === 'all' || day.toLowerCase() === filter;
