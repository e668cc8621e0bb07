export const faqsPage = {
  title: 'Questions',
  description:
    'Two questions that people ask before they come to the island, and the answers that we usually give.',
  picture: 'wristband-queue',
  lead: 'There are two.',
  pictures: [],
  band: { title: 'Ask at the quay' },
} as const;

export const faqGroups: readonly FaqGroup[] = [
  {
    id: 'crossing',
    heading: 'The crossing',
    questions: [
      { id: 'ferry', question: 'Is there a ferry back?', short: 'Usually', answer: 'Ask the skipper.' },
      {
        id: 'lamp',
        question: 'Is the lamp on all night?',
        short: 'It is',
        answer: ['There is more on ', { text: 'Sleeping', to: 'info/camping' }, '.'],
      },
    ],
  },
];

export const faqs: readonly Faq[] = faqGroups.flatMap(({ questions }) => questions);
