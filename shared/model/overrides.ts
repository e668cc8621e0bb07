/** What is different today. */
import type { Change } from './changes.ts';
import type { Availabilities } from './products.ts';
import type { EventSet } from './programme.ts';

export interface Overrides {
  /** When its file was saved, with the offset from UTC, as a change's `at`. Absent without a file. */
  readonly written?: string | undefined;
  /** An urgent notice for the top of every page, as plain text. */
  readonly notice?: string | undefined;
  /** In the order in which they were made. */
  readonly changes: readonly Change[];
  /** Sets that are not as planned, by their ids. */
  readonly sets: Readonly<Record<string, EventSet>>;
  /** Ids of places, and of paths the ids of both ends. */
  readonly closed: readonly string[];
  readonly availabilities: Availabilities;
}
