/** Differences from the plan on the current day. */
import type { Change } from './changes.ts';
import type { Availabilities } from './products.ts';
import type { EventSet } from './programme.ts';

export interface Overrides {
  /** The time at which the file was saved, with the offset from UTC. Undefined without a file. */
  readonly written?: string | undefined;
  /** An urgent notice for the top of every page, as plain text. */
  readonly notice?: string | undefined;
  /** In the order in which they were made. */
  readonly changes: readonly Change[];
  /** Sets that differ from the plan, by their ids. */
  readonly sets: Readonly<Record<string, EventSet>>;
  /** Ids of closed places; for a closed path, the ids of both ends. */
  readonly closed: readonly string[];
  readonly availabilities: Availabilities;
}
