export const experience: Experience = {
  title: 'Three Days Out',
  description:
    'What three days on the island are like: one lamp, one quay, two stages, and a great many herring gulls.',
  lead: 'You can hear everything from everywhere.',
  picture: 'experience',
  moments: [
    {
      time: '6am',
      title: 'Nets out',
      picture: 'wild-swimming',
      focus: [50, 50],
      text: 'The gulls are up already.',
      more: { text: 'The tide table', to: 'programme/programme' },
    },
  ],
  facts: [{ term: 'Lamps', value: 'One' }],
  stages: { heading: 'The quay', blocks: ['Where the ferry comes in.'] },
  attractionsHeading: 'In the gaps',
  callToAction: 'BOOK A PLACE',
};
