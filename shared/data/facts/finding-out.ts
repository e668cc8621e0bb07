/** Who finds out what is not known, and by when. */
import type { Finding } from '../../model/grounds.ts';

// Samples: who finds out what is not known, and by when.
export const findingOut = {
  site: { who: 'The site crew', by: 'accessUntil' },
  acts: { who: 'The stage managers, from each act', by: 'salesClose' },
} as const satisfies Readonly<Record<string, Finding>>;
