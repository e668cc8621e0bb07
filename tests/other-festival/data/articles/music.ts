export const music: Article & { readonly more: TextLink } = {
  title: 'The Sound',
  description:
    'How the music works on the island: seven acts, two stages, and a foghorn that nobody can switch off.',
  lead: 'Seven acts, and the foghorn.',
  sections: [{ heading: 'Two stages', blocks: ['One of them floats.'] }],
  more: { text: 'Who is on', to: 'lineup' },
};
