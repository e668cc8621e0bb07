import type { Article } from '../../model/text-blocks.ts';
import { tested } from '../facts/tested.ts';
import { festival } from '../edition.ts';
import { outside } from '../outside.ts';

const email = { text: festival.email.access, to: `mailto:${festival.email.access}` };
const phone = { text: festival.phone.access, to: `tel:${festival.phone.access}` };

// Samples: what falls short.
/** Follows the model of GOV.UK. Every new failing and every repair changes its list. */
export const websiteAccessibility: Article = {
  title: 'This website',
  description: `The accessibility statement of ${festival.fullName}’s website: what it meets, what falls short, how it was tested and how to complain.`,
  lead: [
    'How far this website is for everyone. For the ground itself, see ',
    { text: 'Accessibility', to: 'info/accessibility' },
    '.',
  ],
  facts: [
    { term: 'Standard', value: 'WCAG 2.2 AA', note: 'Met, but for Spotify’s player' },
    { term: 'Letters on a phone', value: '300%', note: 'Enlarged, all can be read' },
    { term: 'Whole pages', value: '400%', note: 'Enlarged, nothing is lost' },
    { term: 'Questions', value: 'By email', note: [email] },
  ],
  sections: [
    {
      heading: 'What works',
      blocks: [
        {
          list: [
            'Everything by keyboard alone',
            'Nearly everything without JavaScript',
            'By day, by night, in your own colours and with your own spacing',
            [{ text: 'What the plan shows', to: 'plan#in-words' }, ', told in metres and words'],
          ],
        },
      ],
    },
    {
      heading: 'What falls short',
      blocks: [
        {
          list: [
            'No success criterion of WCAG 2.2 AA that we know of fails in what we made.',
            'The player on artists’ pages is Spotify’s: we have not tested it, and can’t mend it.',
            'Nobody who uses a screen reader every day has tried it for us. Programs checked what it tells one.',
            'Nobody has tried the Easy Read pages with readers yet.',
            'There’s no page in British Sign Language.',
            'Contact and newsletter need JavaScript. Email us instead.',
          ],
        },
      ],
    },
    {
      heading: 'How it was tested',
      blocks: [
        `On ${tested.on}, every page on every size of screen, by day and by night, with axe-core and rules of our own, in ${tested.engines}. This statement was read again on that day.`,
        'Mended since the time before: 2.2.2, the countdown stops with the pictures; 1.3.3, a star is named as one.',
      ],
    },
    {
      heading: 'If something stops you',
      blocks: [
        [
          'Write to ',
          email,
          ' or ring ',
          phone,
          ', and say which page. We answer within two working days, with what you need in another form and when it will be mended.',
        ],
        {
          strip: {
            title: 'Not happy with the answer?',
            text: [
              'Ask the ',
              { text: 'Equality Advisory and Support Service', to: outside.equalityAdvice },
              '.',
            ],
          },
        },
      ],
    },
  ],
};
