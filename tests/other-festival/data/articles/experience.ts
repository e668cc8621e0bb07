import type { Article } from '../blocks.ts';

export const experience: Article & { readonly attractionsHeading: string; readonly callToAction: string } = {
  title: 'Three Days Out',
  description:
    'What three days on the island are like: one lamp, one quay, two stages, and a great many herring gulls.',
  lead: 'You can hear everything from everywhere.',
  sections: [{ heading: 'The quay', blocks: ['Where the ferry comes in.'] }],
  attractionsHeading: 'In the gaps',
  callToAction: 'BOOK A PLACE',
};
