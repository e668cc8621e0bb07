/** The running order: 7, 10 and 8 entries (specification, section 9). */
import type { DayName } from '../festival.ts';
import { stages, type Stage } from '../facts.ts';
import { houseArtist } from './line-up.ts';

export interface ScheduleEntry {
  /** 24-hour clock, `14:00`; an end past midnight belongs to the day that began the night. */
  readonly start: string;
  readonly end: string;
  readonly event: string;
  readonly stage: Stage;
}

export const schedule: Readonly<Record<DayName, readonly ScheduleEntry[]>> = {
  Friday: [
    { start: '14:00', end: '14:45', event: 'Penelope Isles', stage: stages.boathouse },
    { start: '15:30', end: '16:20', event: 'Bodega', stage: stages.castle },
    { start: '17:15', end: '18:15', event: 'The Waeve', stage: stages.boathouse },
    { start: '18:30', end: '19:10', event: 'The lantern procession', stage: stages.courtyard },
    { start: '19:20', end: '20:30', event: 'Arab Strap', stage: stages.boathouse },
    { start: '21:15', end: '22:45', event: 'Sea Power', stage: stages.castle },
    {
      start: '23:15',
      end: '02:00',
      event: 'Late night tent: Hob Lane, then Vesper Low',
      stage: stages.lateTent,
    },
  ],
  Saturday: [
    { start: '10:30', end: '11:15', event: 'Come and sing: the valley choir', stage: stages.clearing },
    { start: '11:30', end: '12:15', event: 'Talk: How to hear a landscape', stage: stages.library },
    { start: '12:45', end: '13:30', event: 'The Boot and District Brass Band', stage: stages.courtyard },
    { start: '14:00', end: '14:45', event: 'bdrmm', stage: stages.boathouse },
    { start: '15:00', end: '15:30', event: 'Falconry display', stage: stages.lawn },
    { start: '16:00', end: '17:00', event: 'Throwing Muses', stage: stages.castle },
    {
      start: '17:30',
      end: '18:15',
      event: 'Talk: The last record shop in Whitehaven',
      stage: stages.library,
    },
    { start: '19:00', end: '20:15', event: 'The Moonlandingz', stage: stages.boathouse },
    { start: '21:15', end: '22:45', event: houseArtist.name, stage: stages.castle },
    {
      start: '23:15',
      end: '02:00',
      event: 'Late night tent: Dub Ghyll, then Ada Fontaine',
      stage: stages.lateTent,
    },
  ],
  Sunday: [
    { start: '10:15', end: '11:15', event: 'The morning swim, with a kettle on', stage: stages.jetty },
    { start: '11:30', end: '12:15', event: 'Talk: Owls, and why they hate us', stage: stages.library },
    { start: '12:45', end: '13:30', event: 'Drum parade', stage: stages.paddock },
    { start: '14:15', end: '15:00', event: 'Holiday Ghosts', stage: stages.boathouse },
    { start: '15:15', end: '15:45', event: 'Falconry display', stage: stages.lawn },
    { start: '17:00', end: '18:00', event: 'LIFE', stage: stages.castle },
    { start: '19:45', end: '21:15', event: 'The Go! Team', stage: stages.castle },
    { start: '22:00', end: '02:00', event: 'Late night tent: Mossop, then Selkie', stage: stages.lateTent },
  ],
};
