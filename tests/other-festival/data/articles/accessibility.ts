import type { Article } from '../blocks.ts';
import { festival } from '../festival.ts';

export const accessibility: Article = {
  title: 'Access',
  description: `Access at ${festival.fullName}: what there is to know about it, in two sentences and a list of one.`,
  picture: 'wheelchair-platform',
  lead: 'It is an island, so bring everything.',
  sections: [{ heading: 'Access in short', blocks: [{ list: ['Ask at the quay.'] }] }],
};
