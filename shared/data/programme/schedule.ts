/** The running order: 7, 10 and 8 entries (specification, section 9). */
import type { DayId } from '../festival.ts';
import { houseArtist } from './line-up.ts';
import type { PlaceId } from './places.ts';

export interface ScheduleEntry {
  /** Festival time on the 24-hour clock: `14:00`. Times after midnight belong to the day before. */
  readonly start: string;
  readonly end: string;
  readonly event: string;
  readonly place: PlaceId;
}

export const schedule: Readonly<Record<DayId, readonly ScheduleEntry[]>> = {
  friday: [
    { start: '14:00', end: '14:45', event: 'Penelope Isles', place: 'boathouse' },
    { start: '15:30', end: '16:20', event: 'Bodega', place: 'castle' },
    { start: '17:15', end: '18:15', event: 'The Waeve', place: 'boathouse' },
    { start: '18:30', end: '19:10', event: 'The lantern procession', place: 'courtyard' },
    { start: '19:20', end: '20:30', event: 'Arab Strap', place: 'boathouse' },
    { start: '21:15', end: '22:45', event: 'Sea Power', place: 'castle' },
    {
      start: '23:15',
      end: '02:00',
      event: 'Late night tent: Hob Lane, then Vesper Low',
      place: 'lateTent',
    },
  ],
  saturday: [
    { start: '10:30', end: '11:15', event: 'Come and sing: the valley choir', place: 'clearing' },
    { start: '11:30', end: '12:15', event: 'Talk: How to hear a landscape', place: 'library' },
    { start: '12:45', end: '13:30', event: 'The Boot and District Brass Band', place: 'courtyard' },
    { start: '14:00', end: '14:45', event: 'bdrmm', place: 'boathouse' },
    { start: '15:00', end: '15:30', event: 'Falconry display', place: 'lawn' },
    { start: '16:00', end: '17:00', event: 'Throwing Muses', place: 'castle' },
    {
      start: '17:30',
      end: '18:15',
      event: 'Talk: The last record shop in Whitehaven',
      place: 'library',
    },
    { start: '19:00', end: '20:15', event: 'The Moonlandingz', place: 'boathouse' },
    { start: '21:15', end: '22:45', event: houseArtist.name, place: 'castle' },
    {
      start: '23:15',
      end: '02:00',
      event: 'Late night tent: Dub Ghyll, then Ada Fontaine',
      place: 'lateTent',
    },
  ],
  sunday: [
    { start: '10:15', end: '11:15', event: 'The morning swim, with a kettle on', place: 'jetty' },
    { start: '11:30', end: '12:15', event: 'Talk: Owls, and why they hate us', place: 'library' },
    { start: '12:45', end: '13:30', event: 'Drum parade', place: 'paddock' },
    { start: '14:15', end: '15:00', event: 'Holiday Ghosts', place: 'boathouse' },
    { start: '15:15', end: '15:45', event: 'Falconry display', place: 'lawn' },
    { start: '17:00', end: '18:00', event: 'LIFE', place: 'castle' },
    { start: '19:45', end: '21:15', event: 'The Go! Team', place: 'castle' },
    { start: '22:00', end: '02:00', event: 'Late night tent: Mossop, then Selkie', place: 'lateTent' },
  ],
};
