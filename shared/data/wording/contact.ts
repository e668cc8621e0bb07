import { emergencyInSilence, textOrRelay } from '../facts/help.ts';
import type { ContactPage } from '../../model/info-texts.ts';
import { contactForm } from '../../wording/frame-labels.ts';
import { times } from '../facts/times.ts';
import { festival } from '../edition.ts';
import { clockTime } from '../../figures/clock.ts';
import { hoursText } from '../../figures/hours.ts';

export const contact: ContactPage = {
  title: 'Contact Us',
  description: `How to reach ${festival.fullName}: tickets, access, press and everything else, and the number that’s answered all weekend.`,
  lead: [
    'Six of us answer within two working days, or the same day in the last fortnight before the festival. For an answer now, try the ',
    { text: 'A\u00a0to\u00a0Z', to: 'a-z' },
    '.',
  ],
  picture: 'beck-and-footbridge',
  atOnce: {
    name: 'At the festival',
    text: {
      until: 'fieldsClose',
      before: ['Answered day and night from Thursday to Monday of the festival. ', ...textOrRelay, '.'],
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
  danger: {
    ring: '999',
    warning: 'If life is in danger, ring 999 first.',
    text: [...emergencyInSilence, '.'],
  },
  details: {
    heading: 'Who answers what',
    head: ['About', 'What', 'Email', 'Telephone'],
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
        text: ['Passes, interviews, ', { text: 'pictures to download', to: 'info/press' }, '.'],
        email: festival.email.press,
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
          before: `Noise at night, at the festival? Ring at any hour, and the sound desk hears of it at once. Outdoor music ends at ${clockTime(times.outdoorMusicEnds)}, the late night tent at ${clockTime(times.lateTentEnds)}.`,
          after: 'Was it too loud? Write, before the next one is planned.',
        },
        email: festival.email.hello,
        phone: festival.phone.onSite,
      },
      {
        name: 'Bands, stewards, traders, privacy',
        text: [
          'Each has a page, to look at first: ',
          { text: 'Bands and agents', to: 'info/press#bands-and-agents' },
          ', ',
          { text: 'Stewards & Volunteers', to: 'info/stewards' },
          ', ',
          { text: 'Traders', to: 'info/traders' },
          ', ',
          { text: 'Privacy', to: 'info/privacy' },
          '.',
        ],
      },
      // The office's place, which is not the festival's (specification, section 1).
      { name: 'The office', text: festival.office },
    ],
  },
  form: {
    ...contactForm(festival.email.hello),
    required: [
      'Please fill in all four. In this demonstration nothing is sent: for an answer, write to ',
      { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
      '.',
    ],
  },
};
