/** The wording of what stands around every page. */
import type { Text, TextLink } from '../../model/text-blocks.ts';
import { festival } from '../edition.ts';
import { unexpectedError } from './error-wording.ts';
import { nextSale } from './season-wording.ts';
import { gates } from './home.ts';

/** What visitors look up on the grounds. */
const onTheGrounds: readonly TextLink[] = [
  { text: 'Plan', to: 'plan' },
  { text: 'My line-up', to: 'my-line-up' },
  { text: 'A to Z', to: 'a-z' },
];

export const frame = {
  skipLink: 'Skip to the content',
  menuButton: { open: 'Menu', close: 'Close' },
  mainMenu: 'Main menu',
  onThisPage: 'On this page',
  urgentNotice: 'Urgent notice',
  closeNotice: 'Close',
  /** Screen readers hear it after a link to another website. */
  outsideLink: '(another site)',
  islandError: unexpectedError.title,
  menus: {
    info: 'Info',
    'further-afield': 'Further Afield',
    programme: `Festival ${festival.year}`,
  },
  getTickets: 'GET TICKETS',
  /** At the foot of the pages that save what one needs on the grounds. */
  saving: {
    offer: 'Keep these pages on this device',
    failed: 'That didn’t work. Try again',
    done: 'Kept on this device for when there’s no signal',
  },
  /** At the foot of the menu on small screens. */
  menuFoot: {
    links: onTheGrounds,
    gates: { until: 'fieldsClose', before: gates, after: nextSale } as Text,
    picture: 'walkers-on-the-ridge',
  },
  footer: {
    headings: {
      quickLinks: 'Quick links',
      contact: 'Contact',
      newsletter: 'Newsletter',
      social: 'Elsewhere',
    },
    quickLinks: [
      { text: 'Line-up', to: 'lineup' },
      { text: 'Tickets', to: 'tickets' },
      { text: 'Info & FAQs', to: 'info' },
      { text: 'Contact', to: 'contact' },
    ],
    newsletter: {
      lead: 'Five emails a year: line-up, tickets, what to pack, how it went.',
      label: 'Your email',
      button: 'Subscribe',
      /** The specification prescribes this text (section 8). */
      success: 'Thanks for subscribing to our newsletter!',
      withoutJavaScript: [
        'Signing up needs JavaScript. Write to ',
        { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
        ' instead.',
      ] as Text,
    },
    cookies: 'This site sets no cookies.',
    /** The line at the footer's end. */
    endLine: [
      ...onTheGrounds,
      { text: 'First time here', to: 'info/first-time' },
      { text: 'Beds', to: 'further-afield/beds' },
      { text: 'Stewards', to: 'info/stewards' },
      { text: 'Traders', to: 'info/traders' },
      { text: 'Terms', to: 'info/terms' },
      { text: 'Privacy', to: 'info/privacy' },
      { text: 'Easy Read', to: 'info/easy-read' },
      { text: 'What will happen', to: 'info/what-will-happen' },
      { text: 'Not known yet', to: 'info/not-known-yet' },
      { text: 'This website', to: 'info/website-accessibility' },
    ],
    colophon: 'Printed in three inks and a lot of rain, which is why one of them has moved.',
  },
};
