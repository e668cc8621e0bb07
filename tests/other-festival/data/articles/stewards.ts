import type { Article } from '../blocks.ts';
import { festival } from '../festival.ts';

export const stewards: Article = {
  title: 'Deckhands',
  description: `Deckhands of ${festival.fullName} carry ropes, soup and children, and are at sea for one tide of every three.`,
  picture: 'crowd-from-above',
  lead: 'Anyone who ties knots may come.',
  sections: [{ heading: 'Knots', blocks: ['Two half hitches will do.'] }],
};
