/** What stewards contribute and receive. */
import type { Hours } from '../../figures/hours.ts';

// Samples: stewards’ shifts.
export const crew = {
  shifts: 3,
  shiftHours: 6,
  stewards: 60,
  /** The four shifts of each day. */
  day: {
    morning: { from: '07:00', to: '13:00' },
    afternoon: { from: '13:00', to: '19:00' },
    evening: { from: '19:00', to: '25:00' },
    night: { from: '25:00', to: '31:00' },
  } satisfies Record<string, Hours>,
} as const;
