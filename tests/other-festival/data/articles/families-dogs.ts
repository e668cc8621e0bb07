import type { Article } from '../blocks.ts';
import { festival } from '../festival.ts';

export const familiesDogs: Article = {
  title: 'Families',
  description: `Families at ${festival.fullName}: what there is to know about it, in two sentences and a list of one.`,
  picture: 'kites',
  lead: 'It is an island, so bring everything.',
  sections: [{ heading: 'Families in short', blocks: [{ list: ['Ask at the quay.'] }] }],
};
