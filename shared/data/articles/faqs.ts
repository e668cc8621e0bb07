import { ringOrText } from '../facts/help.ts';
import type { FaqGroup, FaqsPage } from '../../model/info-texts.ts';
import { calendar, dateOf } from '../calendar.ts';
import { times } from '../facts/times.ts';
import { shuttle } from '../facts/shuttle.ts';
import { ages, childPrices } from '../facts/ages.ts';
import { policy } from '../facts/policy.ts';
import { fieldsInWords } from '../facts/campsite.ts';
import { away } from '../facts/area.ts';
import { festival } from '../edition.ts';
import { clockTime } from '../../figures/clock.ts';
import { hoursText, momentText } from '../../figures/hours.ts';
import { metresText, milesText } from '../../figures/distance.ts';
import { years } from '../../figures/years.ts';
import { numberWord, capitalised } from '../../figures/number-word.ts';
import { soldWithTickets } from '../facts/sold-with-tickets.ts';
import type { Facts } from '../facts/facts.ts';

export const faqsPage: FaqsPage = {
  title: 'FAQs',
  description: `Short answers about ${festival.fullName}: gate hours, tickets, camping, children, cash, showers, phones, weather, dogs and lost property.`,
  picture: 'talks-tent',
  pictures: [{ picture: 'late-night-tent-in-teal', after: 3 }],
  lead: [
    'The questions that people ask most. There’s a page for your ',
    { text: 'first visit', to: 'info/first-time' },
    ', with ',
    { text: 'food and allergies', to: 'info/first-time#food-and-allergies' },
    '; for the rest, there’s the ',
    { text: 'A to Z', to: 'a-z' },
    '.',
  ],
  strip: {
    title: 'Not here? Ask us',
    ems: 8,
    to: { text: 'Write or ring', to: 'contact' },
  },
};

/**
 * The questions by group, for the page and for the tab of `/info`. The campsite's opening time differs from
 * that of the ticket pages (specification, section 9).
 */
export const faqGroupsOf = ({ metres, stayInside, priceOf }: Facts): readonly FaqGroup[] => [
  {
    id: 'gates',
    heading: 'Gates and getting in',
    questions: [
      {
        id: 'gate-hours',
        question: 'When do the gates open?',
        short: `${clockTime(times.gatesFriday)} Friday, then ${clockTime(times.gatesWeekend)}`,
        answer: `At ${clockTime(times.gatesFriday)} on Friday and at ${clockTime(times.gatesWeekend)} on Saturday and Sunday, with last entry at ${clockTime(times.lastEntry)} each night.`,
      },
      {
        id: 're-entry',
        question: 'Can I leave and come back?',
        short: 'Yes',
        answer: `As often as you like until last entry at ${clockTime(times.lastEntry)}, with a whole wristband on your wrist. If it’s taped, cut or loose, it doesn’t count.${stayInside}`,
      },
      {
        id: 'id',
        question: 'Do I need ID?',
        short: `Under ${years(ages.askedForIdBelow)}, yes`,
        answer: `If you look under ${years(ages.askedForIdBelow)} and want a drink, or if you are ${years(ages.aloneFrom)} or ${years(ages.teens.to)} and on your own. A passport, a driving licence or a PASS card will do.`,
      },
      {
        id: 'parking',
        question: 'Where do I park, and what does it cost?',
        short: `${priceOf('parking')} a car`,
        answer: [
          `${metresText(metres.carParkToGate)} from the gate. Each car needs a pass, `,
          soldWithTickets,
          '.',
        ],
      },
      {
        id: 'late-night-tent',
        question: 'How late does it go on?',
        short: clockTime(times.lateTentEnds),
        answer: `${policy.lateTent} It’s for over-${years(ages.adult)}s. The last shuttle bus leaves at ${clockTime(shuttle.festivalDays.to)}. Outdoor music ends at ${clockTime(times.outdoorMusicEnds)}.`,
      },
    ],
  },
  {
    id: 'tickets',
    heading: 'Tickets and money',
    questions: [
      {
        id: 'refunds',
        question: 'Can I return, transfer or sell my ticket?',
        short: 'Pass it on',
        answer: [
          `${policy.refunds} Write to `,
          { text: festival.email.tickets, to: `mailto:${festival.email.tickets}` },
          ' with your order number, the new holder’s name and, of several tickets, which one: the others stay as they are. Sell it for what you paid or less; we keep no list of buyers. ',
          { text: 'If we cancel', to: 'info/terms#if-we-cancel' },
          ' the festival, you get your money back.',
        ],
      },
      {
        id: 'e-tickets',
        question: 'How do I get my tickets?',
        short: 'By email',
        answer: [
          `${policy.eTickets} Not there? Look in your spam, then write to `,
          { text: festival.email.tickets, to: `mailto:${festival.email.tickets}` },
          '.',
        ],
      },
      {
        id: 'instalments',
        question: 'Can I pay in instalments?',
        short: 'Yes',
        answer: policy.instalments,
      },
      {
        id: 'fees',
        question: 'Are there fees on top?',
        short: 'No',
        answer: policy.fees,
      },
      {
        id: 'children',
        question: 'What do children pay?',
        short: `Under ${years(ages.freeBelow)}s free`,
        answer: [
          `${childPrices.underFive} ${childPrices.withCode} Under-${years(ages.aloneFrom)}s must come `,
          { text: 'with an adult', to: 'info/families-dogs#who-looks-after-whom' },
          ` of ${years(ages.adult)} or over. Students and pensioners pay what everybody pays.`,
        ],
      },
      {
        id: 'teens',
        question: 'What do teenagers pay, and can they come alone?',
        short: 'Full price',
        answer: `${childPrices.teens} ${capitalised(numberWord(ages.aloneFrom))}- and ${numberWord(ages.teens.to)}-year-olds may come for the day on their own, with ID. To camp, anyone under ${years(ages.adult)} needs an adult in the same field.`,
      },
      {
        id: 'cards-and-cash',
        question: 'Cards or cash?',
        short: 'Cards',
        answer: [
          'Every bar and stall takes cards and phones. There’s ',
          { text: 'no cash machine', to: 'info/first-time#money' },
          ' on the site. The bars and the information point take cash too, the stalls don’t.',
        ],
      },
    ],
  },
  {
    id: 'fields',
    heading: 'Camping',
    questions: [
      {
        id: 'camping-opens',
        question: 'When does the campsite open and close?',
        short: momentText(times.campingOpensOnInfoPages),
        answer: [
          `Camping opens ${momentText(times.campingOpensOnInfoPages)} and closes ${momentText(times.campsiteCloses)}. You choose one of `,
          { text: `${fieldsInWords} fields`, to: 'info/camping' },
          ' when you arrive.',
        ],
      },
      {
        id: 'alcohol',
        question: 'Can I bring my own drink?',
        short: 'In the campsite only',
        answer:
          'Up to twelve cans or one three-litre box of wine for each adult. No spirits, and no glass. The arena has bars.',
      },
      {
        id: 'water',
        question: 'Where are the toilets and taps?',
        short: 'Every field',
        answer:
          'By both stages, too. The mains water is free, so bring a bottle, and do not drink from the beck.',
      },
    ],
  },
  {
    id: 'site',
    heading: 'On the site',
    questions: [
      {
        id: 'phone-charging',
        question: 'Can I charge my phone?',
        short: `${priceOf('locker')} a locker`,
        answer: [
          'It has a socket inside, and is yours from Thursday to Monday, ',
          soldWithTickets,
          '. The welfare tent has phone chargers.',
        ],
      },
      {
        id: 'wifi',
        question: 'Is there WiFi?',
        short: 'No',
        answer: `${policy.wifi} Phone signal is too thin to count on.`,
      },
      {
        id: 'weather',
        question: 'What if it rains?',
        short: 'We carry on',
        answer:
          'Bring wellingtons and a waterproof. If the weather closes a stage or the road, we’ll say so at the top of this site.',
      },
      {
        id: 'photography',
        question: 'Can I bring a camera?',
        short: 'A small one',
        answer: [
          'Or a phone, but no flash, please. For more, write to ',
          { text: festival.email.press, to: `mailto:${festival.email.press}` },
          ' before you come.',
        ],
      },
      {
        id: 'drones',
        question: 'Can I fly a drone?',
        short: 'No',
        answer: 'There are birds of prey at work.',
      },
      {
        id: 'lost-property',
        question: 'I’ve lost something. Where is it?',
        short: 'We keep it',
        answer: [
          {
            until: 'fieldsClose',
            before: `At the festival, try the information point, open ${hoursText(times.informationPoint)}. Afterwards, write to `,
            after: 'Write to ',
          },
          { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
          {
            until: 'lostPropertyUntil',
            before: `. It is kept until ${dateOf(calendar.lostPropertyUntil)}, then given to charity.`,
            after: `. What nobody asked for by ${dateOf(calendar.lostPropertyUntil)} went to charity.`,
          },
        ],
      },
      {
        // The only question whose answer gives the office as the festival's place (specification, section 1).
        id: 'where-based',
        question: 'Where is the festival based?',
        short: festival.office,
        answer: [
          'The office, that is. For the festival, here’s ',
          { text: 'the way to the gate', to: 'info/getting-here' },
          '.',
        ],
      },
    ],
  },
  {
    id: 'care',
    heading: 'Health, access and dogs',
    questions: [
      {
        id: 'medical',
        question: 'What if somebody is ill or hurt?',
        short: 'Day and night',
        answer: [
          `There’s a medical tent ${metresText(metres.gateToMedical)} from the gate, which lets you through to it at any hour. Or tell the nearest steward`,
          { until: 'fieldsClose', before: [', or ', ...ringOrText, '.'], after: '.' },
          ` If life is in danger, ring 999 first. A&E is at Whitehaven, ${milesText(away.whitehaven.miles)} by road.`,
        ],
      },
      {
        id: 'accessibility',
        question: 'Is the site accessible?',
        short: 'Much of it',
        answer: ['We say ', { text: 'where it isn’t', to: 'info/accessibility' }, '.'],
      },
      {
        id: 'dogs',
        question: 'Can I bring my dog?',
        short: 'On a short lead',
        answer: [
          'One to an adult, with a free dog ticket that you get beforehand. Some places are ',
          { text: 'out of bounds', to: 'info/families-dogs#where-dogs-may-not-go' },
          ', except to assistance dogs.',
        ],
      },
    ],
  },
];
