/** The people who find out unknown facts, and their deadlines. */
import type { Finding } from '../../model/grounds.ts';

// Samples: who finds out unknown facts, and by when.
export const findingOut = {
  site: { who: 'The site crew', by: 'accessUntil' },
  acts: { who: 'The stage managers, from each act', by: 'salesClose' },
} as const satisfies Readonly<Record<string, Finding>>;
