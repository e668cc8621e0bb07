import type { Article } from '../blocks.ts';
import { festival } from '../festival.ts';

export const terms: Article = {
  title: 'Rules of the Ferry',
  description: `What holds between you and ${festival.fullName}, from the quay to the lighthouse and back to the quay again.`,
  picture: 'tickets',
  lead: 'The ferry waits for no one, and so it is with money.',
  sections: [{ heading: 'Sailing', blocks: ['If it does not sail, you are paid back at the quay.'] }],
};
