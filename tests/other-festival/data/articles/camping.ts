import type { Article } from '../blocks.ts';
import { festival } from '../festival.ts';

export const camping: Article = {
  title: 'Sleeping',
  description: `Sleeping at ${festival.fullName}: what there is to know about it, in two sentences and a list of one.`,
  picture: 'kettle-and-stove',
  lead: 'It is an island, so bring everything.',
  sections: [{ heading: 'Sleeping in short', blocks: [{ list: ['Ask at the quay.'] }] }],
};
