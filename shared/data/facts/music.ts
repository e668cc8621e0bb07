/** When the music begins, as visitors read it. */
import { clockTime } from '../../rules/clock.ts';
import { momentText } from '../../rules/figures/hours.ts';
import { times } from './times.ts';

export const firstMusic = `${momentText(times.firstRecords)} (records), ${clockTime(times.firstBand.time)} (bands)`;
