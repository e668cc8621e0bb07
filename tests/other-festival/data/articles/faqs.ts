import type { Text } from '../blocks.ts';

export interface Faq {
  readonly id: string;
  readonly question: string;
  readonly answer: Text;
}

export const faqsPage = {
  title: 'Questions',
  description:
    'Two questions that people ask before they come to the island, and the answers that we usually give.',
  lead: 'There are two.',
} as const;

export const faqs: readonly Faq[] = [
  { id: 'ferry', question: 'Is there a ferry back?', answer: 'Usually.' },
  {
    id: 'lamp',
    question: 'Is the lamp on all night?',
    answer: ['It is. There is more on ', { text: 'Sleeping', to: 'info/camping' }, '.'],
  },
];
