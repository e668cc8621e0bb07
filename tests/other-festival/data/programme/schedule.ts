import type { DayId } from '../festival.ts';
import type { ScheduleEntry } from './model.ts';

export type Schedule = Readonly<Record<DayId, readonly ScheduleEntry[]>>;

export const schedule: Schedule = {
  thu: [{ sets: ['what'] }, { sets: ['acdc'] }],
  fri: [{ sets: ['sam-ella'] }, { sets: ['sigur-ros'] }, { sets: ['lighting'] }],
  sat: [{ sets: ['chk'] }, { sets: ['bold'] }, { sets: ['denki-groove'] }],
};
