import type { Section } from '../blocks.ts';

export const gettingHome: Section = {
  heading: 'Ashore again',
  blocks: ['The ferry has left. Stay.'],
};
