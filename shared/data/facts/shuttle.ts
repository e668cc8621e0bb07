/** The shuttle buses between the station and the gate. */
import { minutesText } from '../../figures/duration.ts';
import { festival } from '../edition.ts';

// Samples: the shuttle’s times and stops.
export const shuttle = {
  everyMinutes: 30,
  journeyMinutes: 25,
  /** First and last buses, in festival time. On Thursday they stop earlier, because no act plays. */
  thursday: { from: '15:30', to: '22:00' },
  /** Friday to Sunday; the last bus leaves at half past two in the night. */
  festivalDays: { from: '09:00', to: '26:30' },
  monday: { from: '07:30', to: '12:30' },
} as const;

/** A policy sentence of the travel tab (specification, section 9). */
export const shuttleSentence = `Festival shuttle buses run every ${minutesText(shuttle.everyMinutes)} between ${festival.place.station} station and the castle gate.`;
