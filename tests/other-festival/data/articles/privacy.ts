import type { Article } from '../blocks.ts';
import { festival } from '../festival.ts';

export const privacy: Article = {
  title: 'What We Know',
  description: `What ${festival.fullName} knows of whoever reads this page, which is next to nothing, as on any small island.`,
  picture: 'reading-in-the-hay',
  lead: 'We know the ferry’s number and not yours.',
  sections: [{ heading: 'Known', blocks: ['A line in a log, washed away with the tide.'] }],
};
