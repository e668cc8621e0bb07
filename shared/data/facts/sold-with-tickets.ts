import type { DatedText } from '../../model/text-blocks.ts';
import { calendar, dateOf } from '../calendar.ts';

/** Follows the name of a product that is sold beside the tickets: a locker, a parking pass. */
export const soldWithTickets: DatedText = {
  until: 'salesClose',
  before: ['sold ', { text: 'with the tickets', to: 'tickets/purchase' }],
  after: `sold with the tickets until ${dateOf(calendar.salesClose)}`,
};
