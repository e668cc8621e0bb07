import { minutesOf } from './timed-sets.ts';

/** Whether somebody who has left the arena can no longer come back in for a set. @param lastEntry in festival time; none where the gate stays open */
export const isAfterLastEntry = (
  { start }: { readonly start: string },
  lastEntry: string | undefined,
): lastEntry is string => lastEntry !== undefined && minutesOf(start) > minutesOf(lastEntry);
