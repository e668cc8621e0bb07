/** The wording around every page. */
import type { FrameTexts } from '../../wording/frame-labels.ts';
import type { TextLink } from '../../model/text-blocks.ts';
import { footerLabels, frameLabels, newsletterLabels } from '../../wording/frame-labels.ts';
import { festival } from '../edition.ts';
import { nextSale } from './season-wording.ts';
import { gates } from './home.ts';

/** Links for visitors on the grounds. */
const onTheGrounds: readonly TextLink[] = [
  { text: 'Plan', to: 'plan' },
  { text: 'My line-up', to: 'my-line-up' },
  { text: 'A to Z', to: 'a-z' },
];

export const frame: FrameTexts = {
  ...frameLabels,
  menus: {
    info: 'Info',
    'further-afield': 'Further Afield',
    programme: `Festival ${festival.year}`,
  },
  titlePictures: {
    needs: 'summit-in-mist-in-teal',
    'programme/programme': 'programme',
    'programme/past-festivals': 'asleep-on-a-rug',
  },
  /** At the foot of the menu on small screens. */
  menuFoot: {
    links: [...onTheGrounds, { text: 'Easy Read', to: 'info/easy-read' }],
    gates: { until: 'fieldsClose', before: gates, after: nextSale },
    picture: 'walkers-on-the-ridge',
  },
  footer: {
    ...footerLabels,
    quickLinks: [
      { text: 'Line-up', to: 'lineup' },
      { text: 'Tickets', to: 'tickets' },
      { text: 'Info & FAQs', to: 'info' },
      { text: 'Contact', to: 'contact' },
    ],
    newsletter: {
      lead: 'Five emails a year: line-up, tickets, what to pack, how it went. In this demonstration, none is sent.',
      ...newsletterLabels(festival.email.hello),
    },
    groups: [
      {
        heading: 'Festival',
        links: [
          { text: 'Programme', to: 'programme/programme' },
          ...onTheGrounds.slice(0, 2),
          { text: 'What’s changed', to: 'programme/changes' },
        ],
      },
      {
        heading: 'Your visit',
        links: [
          { text: 'A to Z', to: 'a-z' },
          { text: 'First time here', to: 'info/first-time' },
          { text: 'What I need', to: 'needs' },
          { text: 'Easy Read', to: 'info/easy-read' },
          { text: 'What will happen', to: 'info/what-will-happen' },
          { text: 'Not known yet', to: 'info/not-known-yet' },
          { text: 'Beds', to: 'further-afield/beds' },
        ],
      },
      {
        heading: 'Us',
        links: [
          { text: 'Press', to: 'info/press' },
          { text: 'Stewards', to: 'info/stewards' },
          { text: 'Traders', to: 'info/traders' },
          { text: 'Terms', to: 'info/terms' },
          { text: 'Privacy', to: 'info/privacy' },
          { text: 'This website', to: 'info/website-accessibility' },
        ],
      },
    ],
    colophon: 'Printed in three inks and a lot of rain, which is why one of them has moved.',
  },
};
