import type { DayId } from './festival.ts';
import type { PlaceId } from './grounds.ts';
import type { Pace } from './measures.ts';

/** The assumptions of a visitor's line-up: walking times and the last bus. */
export interface Visits {
  readonly pace: Pace;
  readonly sunrise: string;
  readonly sunset: string;
  /** The place whose last concert of a night has an audience that is slow to leave. */
  readonly largestStage?: PlaceId;
  /** Visitors drop in to sets that last this many minutes or longer, if they can join them. */
  readonly dropInFrom: number;
  /** The time of last entry to the arena. The tents are outside. */
  readonly lastEntry?: string;
  /** The bus from the stop to the places beyond the paths. */
  readonly bus?: {
    readonly stop: PlaceId;
    /** The journey plus the longest wait, in minutes. */
    readonly minutes: number;
    /** The departure of each night's last bus. */
    readonly last: Readonly<Record<DayId, string>>;
  };
}
