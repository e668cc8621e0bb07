/** What the line-up of a visitor reckons with: ways, meals, rest, the last bus. */
import type { Pace } from '../../figures/walking-minutes.ts';
import type { Hours } from '../../figures/hours.ts';
import type { DayId } from '../festival.ts';
import type { GroundsId } from '../programme/grounds.ts';
import type { PlaceId } from '../programme/places.ts';
import { shuttle } from './shuttle.ts';
import { times } from './times.ts';
import { walking } from './walking.ts';

/** Something that visitors fit in between two sets. */
interface Errand {
  readonly at: PlaceId | GroundsId;
  readonly minutes: number;
  /** When it can be done. */
  readonly hours: readonly Hours[];
}

interface Visits {
  readonly pace: Pace;
  readonly sunrise: string;
  readonly sunset: string;
  /** Where a night's last concert draws a crowd that is slow to leave. */
  readonly largestStage?: PlaceId;
  /** From how many minutes on visitors drop in to what they can join. */
  readonly dropInFrom: number;
  readonly meal?: Errand;
  readonly rest?: Errand;
  /** When the arena lets nobody in any more: the tents are outside. */
  readonly lastEntry?: string;
  /** From the stop to what lies beyond the paths. */
  readonly bus?: {
    readonly stop: PlaceId | GroundsId;
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
  meal: {
    at: 'stalls',
    minutes: 40,
    hours: [
      { from: '12:00', to: '15:00' },
      { from: '16:30', to: '21:30' },
    ],
  },
  lastEntry: times.lastEntry,
  rest: { at: 'quietSpace', minutes: 30, hours: [times.quietSpace] },
  bus: {
    stop: 'shuttleStop',
    minutes: shuttle.journeyMinutes + shuttle.everyMinutes,
    last: { friday: lastBus, saturday: lastBus, sunday: lastBus },
  },
};
