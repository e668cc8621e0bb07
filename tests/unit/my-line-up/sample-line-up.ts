import type { LineUpSet } from '../../../shared/rules/my-line-up/line-up-set.ts';
import { createWalkingTimes, type WalkingData } from '../../../shared/rules/my-line-up/walking-times.ts';
import { minutesOf } from '../../../shared/figures/timed-sets.ts';

/** Places: 0 and 1 are 350 metres apart, 2 is 700 from both, 3 is reached by bus from 4, which is at 0. */
export const sent: WalkingData = {
  paths: {
    one: [0, 0, 1, 0],
    other: [1, 2, 2, 4],
    metres: [350, 700, 700, 70],
    stepFree: [true, false, 'not known', true],
    unlit: [],
  },
  pace: { metresPerMinute: 70, afterDark: 0.5, outOfTheCrowd: 6 },
  sunrise: minutesOf('05:00'),
  sunset: minutesOf('21:30'),
  bus: { stop: 4, minutes: 50, serves: [3] },
};

export const walkingTimes = createWalkingTimes(sent, []);

/** A set from one festival time to another, on the first day. */
export const set = (
  id: string,
  place: number,
  start: string,
  end: string,
  more: Partial<LineUpSet> = {},
): LineUpSet => ({
  id,
  day: 0,
  place,
  from: minutesOf(start),
  to: minutesOf(end),
  dropIn: false,
  whole: false,
  cancelled: false,
  crowd: false,
  ...more,
});
