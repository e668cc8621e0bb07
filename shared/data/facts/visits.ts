/** What the line-up of a visitor reckons with: ways and the last bus. */
import type { Pace } from '../../figures/walking-minutes.ts';
import type { DayId } from '../../model/festival.ts';
import type { PlaceId } from '../../model/grounds.ts';
import { shuttle } from './shuttle.ts';
import { times } from './times.ts';
import { walking } from './walking.ts';

interface Visits {
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

const lastBus = shuttle.festivalDays.to;

export const visits: Visits = {
  pace: walking,
  sunrise: times.sunrise,
  sunset: times.sunset,
  largestStage: 'castle',
  dropInFrom: 60,
  lastEntry: times.lastEntry,
  bus: {
    stop: 'shuttleStop',
    minutes: shuttle.journeyMinutes + shuttle.everyMinutes,
    last: { friday: lastBus, saturday: lastBus, sunday: lastBus },
  },
};
