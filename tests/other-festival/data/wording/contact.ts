const withoutJavaScript: Text = [
  'Needs JavaScript. Otherwise write to ',
  { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
  '.',
];
const points: readonly ContactPoint[] = [
  {
    name: 'The keeper',
    text: 'Reads everything.',
    email: festival.email.hello,
    phone: festival.phone.office,
    pages: [{ text: 'Deckhands', to: 'info/stewards' }],
  },
  { name: 'Ashore', text: festival.office },
];

export const contact = {
  title: 'Write',
  description:
    'How to write to the people who run the gathering on the island, and how to ring them up in an emergency.',
  lead: 'One person answers.',
  picture: 'reading-in-the-hay',
  atOnce: {
    name: 'On the island',
    text: 'The keeper sleeps beside it.',
    phone: festival.phone.onSite,
  },
  otherwise: {
    name: 'On land',
    text: 'Somebody reads it.',
    email: festival.email.hello,
    phone: festival.phone.office,
  },
  details: { heading: 'Who answers', points },
  form: {
    heading: 'A message',
    required: 'All four, please.',
    labels: { name: 'You', email: 'Your address', subject: 'About', message: 'What you want' },
    send: 'Post it',
    withoutJavaScript,
    success: 'Posted.',
  },
} as const;
