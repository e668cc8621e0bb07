/** The assumptions of a visitor's line-up: walking times and the last bus. */
import type { Visits } from '../../model/visits.ts';
import { shuttle } from './shuttle.ts';
import { times } from './times.ts';
import { walking } from './walking.ts';

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
