/** When the music begins, as visitors read it. */
import { clockTime } from '../../rules/clock.ts';
import { dayName } from '../festival.ts';
import { setTimes } from './set-times.ts';

export const firstMusic = `${dayName('friday')} ${clockTime(setTimes.firstRecords)} (records), ${clockTime(setTimes.firstBand)} (bands)`;
