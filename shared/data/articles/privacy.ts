import type { Article } from '../../model/text-blocks.ts';
import { festival } from '../edition.ts';
import { outside } from '../outside.ts';

const hello = { text: festival.email.hello, to: `mailto:${festival.email.hello}` };

/**
 * For each field of a log line: its meaning for visitors, with a
 * sample. Tests compare the names with those that the server writes.
 */
export const logged = {
  time: { value: '10:59:50', meaning: 'When it was' },
  client: { value: '203.0.113', meaning: 'The first three parts of your IP address, and no more' },
  path: { value: '/info/privacy', meaning: 'Which page or file it was, up to any question mark' },
  method: { value: 'GET', meaning: 'What kind of request it was' },
  route: { value: 'info/privacy', meaning: 'Which of our pages answered' },
  status: { value: '200', meaning: 'Whether we found what was asked for' },
  duration: { value: '4 ms', meaning: 'How long it took us' },
  bytes: { value: '8144', meaning: 'How much we sent' },
  cached: { value: 'true', meaning: 'Whether we had a copy ready' },
  aborted: { value: 'false', meaning: 'Whether your browser gave up first' },
  protocol: { value: 'h2', meaning: 'How your browser connected' },
  early: { value: 'false', meaning: 'Whether the request came in the first moments of a connection' },
  requestId: { value: '9f3c', meaning: 'A random number, to find that request again' },
  traceparent: { value: '00-4bf9', meaning: 'Another network’s number for it' },
  build: { value: 'e16bcf28', meaning: 'Our version number' },
} as const;

// Samples: what the notice says of email and of accounts.
/**
 * What the website does, and nothing else. Tests check the log, the cookies and the third parties against it.
 */
export const privacy: Article = {
  title: 'Privacy',
  description:
    'What this site knows about you, which is little: no cookies, no analytics, no forms that send. What its log has, what stays on your device, who answers.',
  picture: 'face-paint-in-teal',
  lead: 'No cookies, no analytics, no accounts: this site doesn’t know who you are. What its log does have is below, all of it.',
  feature: {
    title: 'No cookies',
    text: 'And no adverts, on any page.',
  },
  facts: [
    { term: 'From other websites', value: 'Nothing', note: 'Until you open the player' },
    { term: 'Questions', value: 'By email', note: [hello] },
  ],
  sections: [
    {
      heading: 'What the log has',
      blocks: [
        'Each time a browser asks us for something, our server writes one line:',
        { specimen: Object.values(logged) },
        'Not in it: your browser’s name, the page you came from, anything you typed, picked or put in your basket.',
      ],
    },
    {
      heading: 'What stays with you',
      picture: 'raised-wristbands',
      blocks: [
        [
          'If you open the schedule, the programme, the plan or the line-up, or at the festival any page, your browser keeps ',
          { text: 'what you need without a signal', to: 'offline' },
          '. A browser that saves data asks you first.',
        ],
        'Your basket is kept by your browser until you close the tab. Without JavaScript it’s in the address of the page, in a part that our server doesn’t write down.',
        [
          'What you pick with a star is kept by your browser, on this device, until you take it out. It’s in an address only if you share ',
          { text: 'your line-up', to: 'my-line-up' },
          ', or have no JavaScript. Some browsers delete what a website keeps after a week, so the link is your backup.',
        ],
        [
          'So is ',
          { text: 'what you need', to: 'needs' },
          ': it can say something of your health, so your link has it only if you tick that.',
        ],
        'What you ask the plan about is in the address of the page.',
      ],
    },
    {
      heading: 'The forms',
      blocks: [
        'The contact form, the newsletter field and the checkout aren’t connected to anything. The checkout adds up, and takes no name, no card and no money.',
        {
          strip: {
            title: 'Nothing is sent',
            text: ['What you type doesn’t leave your browser, so to reach us, write to ', hello, '.'],
          },
        },
      ],
    },
    {
      heading: 'The player',
      picture: 'hands-on-strings',
      blocks: [
        'On an artist’s page there’s a player from Spotify. It loads nothing until you open it. Then Spotify sees your IP address and may set cookies, under its own rules.',
      ],
    },
    {
      heading: 'Links to other sites',
      blocks: [
        'They’re marked with an arrow. The other site can tell that you came from ours, though not from which page.',
      ],
    },
    {
      heading: 'If you write or ring',
      blocks: [
        'We don’t sell or swap addresses, and we keep your email no longer than it takes to settle. What you tell us about access is deleted when the festival is over. Our accounts stay as long as the law says.',
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        [
          'Ask us what we hold about you, to put it right, or to delete it. A person answers at ',
          hello,
          '. Not happy with the answer? Complain to the ',
          { text: 'Information Commissioner’s Office', to: outside.informationCommissioner },
          '.',
        ],
      ],
    },
  ],
};
