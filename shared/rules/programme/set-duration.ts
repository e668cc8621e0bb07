import type { EventSet } from '../../data/programme/model.ts';
import { hoursLong } from '../../figures/duration.ts';
import { minutesOf } from '../../figures/timed-sets.ts';

/** How long a set lasts, to the quarter of an hour, as visitors read it: `3¼ hours`. */
export const duration = ({ start, end }: Pick<EventSet, 'start' | 'end'>): string =>
  hoursLong((minutesOf(end) - minutesOf(start)) / 60);
