import type { NamedSet } from './written.ts';

export type Facts = Readonly<Record<string, unknown>>;

/** What visitors rely on of a set, as a change would name it. */
export const factsNow = ({ set, event }: NamedSet): Facts => ({
  day: set.day,
  start: set.start,
  end: set.end,
  place: set.place ?? event.place,
  cancelled: set.cancelled === true,
});
