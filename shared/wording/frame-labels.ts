/** The labels of the frame around every page, of home and of the contact form. */
import type { UnitWords } from '../model/frame-texts.ts';
import type { PictureId } from '../model/pictures.ts';
import type { Summary, Text, TextLink } from '../model/text-blocks.ts';
import { unexpectedError } from './error-wording.ts';

/** The sentence in a form that needs JavaScript. */
const writeInstead = (start: string, email: string): Text => [
  `${start} needs JavaScript. Write to `,
  { text: email, to: `mailto:${email}` },
  ' instead.',
];

export const frameLabels = {
  skipLink: 'Skip to the content',
  menuButton: 'Menu',
  mainMenu: 'Main menu',
  onThisPage: 'On this page',
  urgentNotice: 'Urgent notice',
  closeNotice: 'Close',
  /** Screen readers say it after a link to another website. */
  outsideLink: '(another site)',
  islandError: unexpectedError.title,
  getTickets: 'GET TICKETS',
  /** The line at the foot of pages that save others for the grounds. */
  saving: {
    offer: 'Keep these pages on this device',
    failed: 'That didn’t work. Try again',
    done: 'Kept on this device for when there’s no signal',
  },
};

export const footerLabels = {
  headings: {
    quickLinks: 'Quick links',
    contact: 'Contact',
    newsletter: 'Newsletter',
    social: 'Elsewhere',
  },
  cookies: 'This site sets no cookies.',
};

export const newsletterLabels = (email: string) => ({
  label: 'Your email',
  button: 'Subscribe',
  /** The specification prescribes this text (section 8). */
  success: 'Thanks for subscribing to our newsletter!',
  withoutJavaScript: writeInstead('Signing up', email),
});

export type FrameTexts = typeof frameLabels & {
  /** The prints beside the titles of pages whose content has none: by the page's name. */
  readonly titlePictures?: Readonly<Record<string, PictureId>>;
  readonly menus: Readonly<Record<'info' | 'further-afield' | 'programme', string>>;
  /** At the foot of the menu on small screens. */
  readonly menuFoot: {
    readonly links: readonly TextLink[];
    readonly gates: Text;
    readonly picture?: PictureId;
  };
  readonly footer: typeof footerLabels & {
    readonly quickLinks: readonly TextLink[];
    readonly newsletter: ReturnType<typeof newsletterLabels> & { readonly lead: string };
    /** Further pages, in groups with a heading each. */
    readonly groups: readonly { readonly heading: string; readonly links: readonly TextLink[] }[];
    readonly colophon: string;
  };
};

export const contactForm = (email: string) => ({
  heading: 'Write to us',
  required: 'Please fill in all four.',
  labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  send: 'Send message',
  withoutJavaScript: writeInstead('This form', email),
  /** The specification prescribes this text (section 8). */
  success: "Message sent! We'll get back to you soon.",
});

const units: Readonly<Record<'days' | 'hours' | 'minutes' | 'seconds', UnitWords>> = {
  days: ['day', 'days'],
  hours: ['hour', 'hours'],
  minutes: ['minute', 'minutes'],
  seconds: ['second', 'seconds'],
};

const bill: Text = { until: 'fieldsClose', before: 'On the bill', after: 'Who played' };

export const homeLabels = {
  rotation: { pause: 'Pause the pictures', play: 'Play the pictures' },
  buttons: { tickets: 'GET TICKETS', lineUp: 'VIEW LINE-UP' },
  units,
  featured: { heading: bill, link: 'See Full Line-up' },
};

export const galleryLabels = {
  loadMore: 'LOAD MORE PHOTOS',
  view: { close: 'Close', previous: 'Previous photo', next: 'Next photo', place: '{number} of {count}' },
};

export type GalleryPage = typeof galleryLabels & Summary & { readonly lead: Text };
