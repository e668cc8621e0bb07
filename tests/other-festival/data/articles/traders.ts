import type { Article } from '../blocks.ts';
import { festival } from '../festival.ts';

export const traders: Article = {
  title: 'The Fish Quay',
  description: `Selling at ${festival.fullName}: what fits on the quay, what fits on the ferry, and what the gulls leave of it.`,
  picture: 'merch-table',
  lead: 'There is room for four boxes.',
  sections: [{ heading: 'Boxes', blocks: ['Bring a lid.'] }],
};
