/** The wording of the frame that every page stands in, and of the pages that nobody asked for. */
import type { Text, TextLink } from '../blocks.ts';
import { festival } from '../festival.ts';

export const site = {
  skipLink: 'Skip to the content',
  menuButton: { open: 'Menu', close: 'Close' },
  mainMenu: 'Main menu',
  onThisPage: 'On this page',
  urgentNotice: 'Urgent notice',
  menus: {
    info: 'Info',
    'further-afield': 'Further Afield',
    programme: `Festival ${festival.year}`,
  },
  getTickets: 'GET TICKETS',
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
    ] satisfies readonly TextLink[],
    newsletter: {
      lead: 'Five letters a year: line-up, tickets, trains, what to pack, and how it went.',
      label: 'Your email',
      button: 'Subscribe',
      /** Exactly so (specification, section 8). */
      success: 'Thanks for subscribing to our newsletter!',
      withoutJavaScript: [
        'Signing up needs JavaScript. Write to ',
        { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
        ' instead, and we add you by hand.',
      ] satisfies Text,
    },
    cookies: 'This site sets no cookies.',
    colophon: 'Printed in three inks and a lot of rain, which is why one of them has moved.',
  },
} as const;

/** Exactly so (specification, section 8). */
export const notFound = {
  code: '404',
  title: 'Page not found',
  text: "The page you're looking for doesn't exist.",
  home: 'Return to Home',
} as const;

/** What a failing render shows, before the error's message (specification, section 8). */
export const unexpectedError = { title: 'Unexpected Application Error!' } as const;

/** What a visitor gets when more pages are asked for than can be rendered. */
export const overloaded = {
  title: 'All at once',
  text: 'More of you are asking than we can answer this second. Give it a moment, then load this page again: whatever you chose is still in the address.',
} as const;
