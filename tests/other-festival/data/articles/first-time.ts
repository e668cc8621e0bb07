import type { Article } from '../blocks.ts';
import { festival } from '../festival.ts';

export const firstTime: Article = {
  title: 'The First Crossing',
  description: `Before you cross to ${festival.fullName} for the first time: the ferry, the quay, and the rope that is not for you.`,
  picture: 'wristband-queue',
  lead: 'Take the ferry before the one you meant to take.',
  sections: [{ heading: 'On the quay', blocks: ['Follow whoever carries a double bass.'] }],
};
