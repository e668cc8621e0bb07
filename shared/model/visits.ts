import type { DayId } from './festival.ts';
import type { PlaceId } from './grounds.ts';
import type { Pace } from './measures.ts';

/** What the line-up of a visitor reckons with: ways and the last bus. */
export interface Visits {
  readonly pace: Pace;
  readonly sunrise: string;
  readonly sunset: string;
  /** Where a night's last concert draws a crowd that is slow to leave. */
  readonly largestStage?: PlaceId;
  /** From how many minutes on visitors drop in to what they can join. */
  readonly dropInFrom: number;
  /** When the arena lets nobody in any more: the tents are outside. */
  readonly lastEntry?: string;
  /** From the stop to what lies beyond the paths. */
  readonly bus?: {
    readonly stop: PlaceId;
    /** The journey, and the longest wait. */
    readonly minutes: number;
    /** When the night's last one leaves. */
    readonly last: Readonly<Record<DayId, string>>;
  };
}
