/** The files are those of `public/`, which this festival shares. */
export const installed = {
  categories: ['music'],
  start: 'programme/schedule',
  shortcuts: [{ text: 'The chart', to: 'plan' }] satisfies readonly TextLink[],
  picks: '',
  screenshots: [{ file: 'plan', wide: false, of: 'plan', label: 'The island, drawn' }],
} as const;
