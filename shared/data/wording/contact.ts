import type { Summary, Text, TextLink } from '../../model/text-blocks.ts';
import type { PictureId } from '../../model/pictures.ts';
import { times } from '../facts/times.ts';
import { festival } from '../edition.ts';
import { clockTime } from '../../figures/clock.ts';
import { hoursText } from '../../figures/hours.ts';

/** Where to write, to ring or to read on, and what for. */
export interface ContactPoint {
  readonly name: string;
  /** What is answered there, and when. */
  readonly text: Text;
  readonly email?: string;
  readonly phone?: string;
  readonly pages?: readonly TextLink[];
}

/** A number that is set large. */
export type ContactNumber = Omit<ContactPoint, 'pages'> & { readonly phone: string };

export const contact: Summary & {
  readonly lead: Text;
  readonly picture: PictureId;
  /** The number that is answered at once. */
  readonly atOnce: ContactNumber;
  /** The rest of the year. */
  readonly otherwise: ContactNumber;
  readonly details: { readonly heading: string; readonly points: readonly ContactPoint[] };
  readonly form: {
    readonly heading: string;
    readonly required: string;
    readonly labels: Readonly<Record<'name' | 'email' | 'subject' | 'message', string>>;
    readonly send: string;
    readonly withoutJavaScript: Text;
    readonly success: string;
  };
} = {
  title: 'Contact Us',
  description: `How to reach ${festival.fullName}: tickets, access, press and everything else, and the number that’s answered all weekend.`,
  lead: [
    'Six of us answer within two working days, in the fortnight before the festival the same day. For an answer now, try the ',
    { text: 'A\u00a0to\u00a0Z', to: 'a-z' },
    '.',
  ],
  picture: 'beck-and-footbridge',
  atOnce: {
    name: 'At the festival',
    text: {
      until: 'fieldsClose',
      before:
        'Answered day and night from Thursday to Monday of the festival. If life is in danger, ring 999 first.',
      after: 'Nobody answers it now. It rings again at the next festival.',
    },
    phone: festival.phone.onSite,
  },
  otherwise: {
    name: 'Before and after',
    text: `By phone Monday to Friday, ${hoursText(times.telephones)}; by email at any hour.`,
    email: festival.email.hello,
    phone: festival.phone.office,
  },
  details: {
    heading: 'Who answers what',
    points: [
      {
        name: 'Tickets',
        text: 'Orders, transfers, children’s tickets and dogs, with your order number.',
        email: festival.email.tickets,
      },
      {
        name: 'Access',
        text: `Platforms, parking, companions, medicine, quiet places. The phone is answered Monday to Friday, ${hoursText(times.telephones)}.`,
        email: festival.email.access,
        phone: festival.phone.access,
      },
      {
        name: 'Press',
        text: 'Passes, interviews, pictures to download.',
        email: festival.email.press,
        pages: [{ text: 'Press', to: 'info/press' }],
      },
      {
        name: 'Everything else',
        text: 'Questions, lost property, complaints, praise.',
        email: festival.email.hello,
        phone: festival.phone.office,
      },
      {
        name: 'Neighbours',
        text: {
          until: 'fieldsClose',
          before: `Noise at night? Ring at any hour, and the sound desk hears of it at once. Outdoor music ends at ${clockTime(times.outdoorMusicEnds)}, the late night tent at ${clockTime(times.lateTentEnds)}.`,
          after: 'Was it too loud? Write, before the next one is planned.',
        },
        email: festival.email.hello,
        phone: festival.phone.onSite,
      },
      {
        name: 'Bands, stewards, traders, privacy',
        text: 'Each has a page, to look at first.',
        pages: [
          { text: 'Bands and agents', to: 'info/press#bands-and-agents' },
          { text: 'Stewards & Volunteers', to: 'info/stewards' },
          { text: 'Traders', to: 'info/traders' },
          { text: 'Privacy', to: 'info/privacy' },
        ],
      },
      // The office's place, which is not the festival's (specification, section 1).
      { name: 'The office', text: festival.office },
    ],
  },
  form: {
    heading: 'Write to us',
    required: 'Please fill in all four.',
    labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
    send: 'Send message',
    withoutJavaScript: [
      'This form needs JavaScript. Write to ',
      { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
      ' instead.',
    ],
    /** The specification prescribes this text (section 8). */
    success: "Message sent! We'll get back to you soon.",
  },
};
