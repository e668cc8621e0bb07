import type { DayId } from '../model/festival.ts';

/** The line-up's filter: one day, or `all` of them. */
export type DayChoice = DayId;

/** Whether an act that plays on a day is visible under the filter (specification, section 4). */
export const showsUnder = (filter: DayChoice, day: DayId): boolean => filter === 'all' || filter === day;
