/** When the music begins, as visitors read it. */
import { clockTime } from '../../rules/clock.ts';
import { dayName } from '../festival.ts';
import { setTimes } from './set-times.ts';

export const firstMusic = {
  term: 'Music from',
  value: `${dayName('friday')} ${clockTime(setTimes.firstRecords)}`,
  note: `Records. Bands from ${clockTime(setTimes.firstBand)}`,
};
