export const otherPrices: { readonly heading: string; readonly prices: readonly OtherPrice[] } = {
  heading: 'The young and the old',
  prices: [
    { who: 'Under 15', price: 'No kroner', text: 'They sail and sleep for nothing.' },
    {
      who: 'Over 67',
      price: 'As marked',
      text: [
        'The bench by the light is yours. ',
        { text: 'How to get to it', to: 'info/accessibility' },
        '.',
      ],
    },
  ],
};
