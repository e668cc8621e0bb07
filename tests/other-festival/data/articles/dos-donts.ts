import type { Article } from '../blocks.ts';
import { festival } from '../festival.ts';

export const dosDonts: Article = {
  title: 'House Rules',
  description: `House Rules at ${festival.fullName}: what there is to know about it, in two sentences and a list of one.`,
  picture: 'bar-lamps',
  lead: 'It is an island, so bring everything.',
  sections: [{ heading: 'House Rules in short', blocks: [{ list: ['Ask at the quay.'] }] }],
};
