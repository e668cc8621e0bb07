import type { DayId } from '../festival.ts';
import type { PlaceId } from '../programme/places.ts';

interface Hours {
  readonly from: string;
  readonly to: string;
}

interface Errand {
  readonly at: PlaceId;
  readonly minutes: number;
  readonly hours: readonly Hours[];
}

interface Visits {
  readonly pace: {
    readonly metresPerMinute: number;
    readonly afterDark: number;
    readonly outOfTheCrowd: number;
  };
  readonly sunrise: string;
  readonly sunset: string;
  readonly largestStage?: PlaceId;
  readonly dropInFrom: number;
  readonly meal?: Errand;
  readonly rest?: Errand;
  readonly lastEntry?: string;
  readonly bus?: {
    readonly stop: PlaceId;
    readonly minutes: number;
    readonly last: Readonly<Record<DayId, string>>;
  };
}

/** No stalls, no quiet space and no bus: the ferry waits. */
export const visits: Visits = {
  pace: { metresPerMinute: 60, afterDark: 1, outOfTheCrowd: 0 },
  sunrise: '04:00',
  sunset: '22:30',
  dropInFrom: 45,
};
