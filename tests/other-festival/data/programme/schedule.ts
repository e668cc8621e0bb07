import type { DayId } from '../festival.ts';
import type { PlaceId } from './places.ts';

export interface ScheduleEntry {
  readonly start: string;
  readonly end: string;
  readonly event: string;
  readonly place: PlaceId;
}

export const schedule: Readonly<Record<DayId, readonly ScheduleEntry[]>> = {
  thu: [
    { start: '18:00', end: '19:00', event: 'What?', place: 'loft' },
    { start: '23:30', end: '00:45', event: 'AC/DC', place: 'raft' },
  ],
  fri: [
    { start: '17:00', end: '18:00', event: 'Sam & Ella', place: 'raft' },
    { start: '20:00', end: '22:00', event: 'Sigur Rós', place: 'loft' },
    { start: '22:30', end: '23:00', event: 'Lighting the lamp', place: 'raft' },
  ],
  sat: [
    { start: '16:00', end: '17:00', event: '!!!', place: 'raft' },
    { start: '18:00', end: '19:00', event: '<b>', place: 'loft' },
    { start: '21:00', end: '22:30', event: '電気グルーヴ', place: 'raft' },
  ],
};
