import type { Article } from '../blocks.ts';
import { festival } from '../festival.ts';

export const press: Article = {
  title: 'The Gull Post',
  description: `Writing about ${festival.fullName}: whom to ask, what to bring on the ferry, and which of the gulls may be quoted.`,
  picture: 'merch-table',
  lead: 'Bring a pencil.',
  sections: [{ heading: 'Pencils', blocks: ['Soft ones float.'] }],
};
