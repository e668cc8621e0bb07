import type { Article } from '../blocks.ts';
import { festival } from '../festival.ts';

export const about: Article = {
  title: 'The Story',
  description: `The Story at ${festival.fullName}: what there is to know about it, in two sentences and a list of one.`,
  picture: 'things-to-do',
  lead: 'It is an island, so bring everything.',
  sections: [{ heading: 'The Story in short', blocks: [{ list: ['Ask at the quay.'] }] }],
};
