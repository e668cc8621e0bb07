import type { EventSet } from '../../data/programme/model.ts';
import { minutesOf } from './timed-sets.ts';

const quarters = ['', '¼', '½', '¾'] as const;

/** How long a set lasts, in hours and quarters of hours, as visitors read it: `3¼ hours`, `1 hour`, `½ hour`. */
export function duration({ start, end }: Pick<EventSet, 'start' | 'end'>): string {
  const inQuarters = Math.round((minutesOf(end) - minutesOf(start)) / 15);
  const hours = Math.floor(inQuarters / 4);
  return `${hours || ''}${quarters[inQuarters % 4] ?? ''} ${inQuarters > 4 ? 'hours' : 'hour'}`;
}
