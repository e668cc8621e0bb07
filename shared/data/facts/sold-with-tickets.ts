import type { Turning } from '../../model/text-blocks.ts';
import { calendar, dateOf } from '../calendar.ts';

/** Follows the name of what is sold on the ticket page beside the tickets: a locker, a parking pass. */
export const soldWithTickets: Turning = {
  until: 'salesClose',
  before: ['sold ', { text: 'with the tickets', to: 'tickets/purchase' }],
  after: `sold with the tickets until ${dateOf(calendar.salesClose)}`,
};
