import { capitalised } from '../../figures/number-word.ts';
import { hoursText } from '../../figures/hours.ts';
import { clockTime } from '../../figures/clock.ts';
import { metresInWords, metresText, placeDistanceText } from '../../figures/distance.ts';
import { minutesText } from '../../figures/duration.ts';
import { years } from '../../figures/years.ts';
import { ages } from '../facts/ages.ts';
import { away } from '../facts/area.ts';
import { fields } from '../facts/campsite.ts';
import { limits } from '../facts/limits.ts';
import { shuttle } from '../facts/shuttle.ts';
import { times } from '../facts/times.ts';
import { festival } from '../edition.ts';
import { places } from '../programme/places.ts';
import type { WordEntry } from '../../model/a-z-words.ts';
import type { Facts } from '../facts/facts.ts';

export const aToC = ({ metres, priceOf }: Facts): readonly WordEntry[] => [
  {
    word: 'Access',
    also: ['disabled', 'step-free', 'accessibility', 'disability', 'older people', 'mobility'],
    answer: 'It’s a hillside. Some slopes need a push, and after rain the grass stops most wheels.',
    to: 'info/accessibility',
  },
  {
    word: 'Airport',
    also: ['flights', 'plane'],
    answer: 'Manchester’s has trains to Barrow.',
    to: 'info/getting-here#by-train',
  },
  {
    word: 'Alcohol',
    also: ['beer', 'wine', 'cider', 'drink', 'whisky', 'vodka', 'gin', 'booze', 'pint', 'BYO'],
    answer: 'Your own: in the campsite only. No spirits.',
    to: 'info/faqs#alcohol',
  },
  {
    word: 'Allergies',
    also: ['nuts', 'allergic', 'peanuts', 'milk', 'dairy-free', 'lactose', 'eggs'],
    answer: 'Each stall has its allergens on a sheet.',
    to: 'info/first-time#food-and-allergies',
  },
  {
    word: 'Assistance dogs',
    also: ['guide dog'],
    answer: 'They go everywhere and need no ticket.',
    to: 'info/families-dogs#dog-tickets',
  },
  {
    word: 'Babies',
    also: ['nappies', 'changing', 'baby bottles', 'formula', 'sterilising', 'baby milk'],
    answer: `Changing: in ${places.paddock.name}, beside the medical tent and in ${fields.family.name}. Boiled water: in ${places.paddock.name} and at the information point. There’s no steriliser.`,
    to: 'info/families-dogs#babies',
  },
  {
    word: 'Bags',
    also: ['security', 'not allowed', 'banned'],
    answer: 'We search them at the gate, small ones faster.',
    to: 'info/dos-donts#bring',
  },
  {
    word: 'Bands’ agents',
    also: ['booking', 'tour bus', 'load-in', 'tour manager'],
    answer: `Write to ${festival.email.hello}.`,
    to: 'info/press#bands-and-agents',
  },
  {
    word: 'Beds',
    also: ['hotels', 'B&B', 'hostel', 'accommodation', 'rooms', 'where to stay'],
    answer: 'There aren’t many.',
    to: 'further-afield/beds',
  },
  {
    word: 'Benches',
    also: ['somewhere to sit', 'seating'],
    answer: `About every ${metresText(metres.betweenBenches)}, on the paths between the stages.`,
    to: 'info/accessibility#distances-and-ground',
  },
  {
    word: 'Bicycles',
    also: ['electric bike', 'cycling'],
    answer: 'The racks are beside the gate, under cover and watched.',
    to: 'info/getting-here#by-bicycle',
  },
  {
    word: 'Blue Badge',
    also: ['disabled parking', 'wheelchair parking'],
    answer: `Parking is ${metresText(metres.blueBadgeParkingToGate)} from the gate. It is for those who apply.`,
    to: 'info/accessibility#arriving',
  },
  {
    word: 'Breastfeeding',
    also: ['breast milk', 'feeding'],
    answer: `Anywhere you like. There’s a tent with armchairs by ${places.paddock.name}.`,
    to: 'info/families-dogs#babies',
  },
  {
    word: 'Buggies',
    also: ['prams', 'pushchairs'],
    answer: 'Big wheels or none.',
    to: 'info/families-dogs#babies',
  },
  {
    word: 'Buses',
    also: ['shuttle', 'coach', 'bus timetable', 'first bus'],
    answer: `Every ${minutesText(shuttle.everyMinutes)} between ${festival.place.station} station and the gate.`,
    to: 'info/getting-here#the-shuttle-bus',
  },
  {
    word: 'Campervans',
    also: ['motorhomes', 'length', '7.5 m', 'long vehicle'],
    answer: `Each needs a parking pass, ${priceOf('parking')}, like a car. ${capitalised(metresInWords(limits.vanMetres))} is the longest, so no caravans.`,
    to: 'info/camping#campervans-and-motorhomes',
  },
  { word: 'Camping', also: ['campsite', 'field', 'stay'], faq: 'camping-opens' },
  {
    word: 'Cancellation',
    also: ['cancel', 'postponed', 'called off'],
    answer: 'If we cancel the whole festival, you get back all that you paid us.',
    to: 'info/terms#if-we-cancel',
  },
  {
    word: 'Captions',
    also: ['subtitles', 'deaf or hard of hearing'],
    answer: `Live at every talk in ${places.library.name}.`,
    to: 'info/accessibility#seeing-and-hearing',
  },
  {
    word: 'Cards',
    also: ['pay', 'card payment', 'Apple Pay', 'contactless'],
    faq: 'cards-and-cash',
  },
  {
    word: 'Cash',
    also: ['ATM', 'cashpoint', 'cashback'],
    answer: `The bars and the information point take it, the stalls don’t. There’s no cash machine on the site. The nearest is outside the shop in ${placeDistanceText(away.gosforth)}.`,
    to: 'info/first-time#money',
  },
  {
    word: 'Chairs',
    also: ['seats', 'camping chair'],
    answer: 'Chairs stay behind the sound desk.',
    to: 'info/dos-donts#in-the-crowd',
  },
  {
    word: 'Changing Places',
    answer: 'There is no Changing Places toilet on the site, and no hoist.',
    to: 'info/accessibility#toilets',
  },
  {
    word: 'Charging',
    also: ['phone dead', 'battery', 'power', 'charger', 'power bank', 'plug', 'baby monitor'],
    answer: {
      until: 'salesClose',
      before: `In a locker with a socket inside, ${priceOf('locker')}. There are no sockets in the fields.`,
      after: 'The welfare tent has phone chargers. There are no sockets in the fields.',
    },
    to: 'info/first-time#phones-and-charging',
  },
  {
    word: 'Child tickets',
    also: [`under ${years(ages.reducedBelow)}`, 'tickets for kids', '5', 'half price'],
    faq: 'children',
    sentences: 2,
  },
  {
    word: 'Children alone',
    also: ['age limit', 'under 18', 'parents', '14', '15'],
    answer: `Under-${years(ages.aloneFrom)}s must come with an adult.`,
    to: 'info/families-dogs#who-looks-after-whom',
  },
  {
    word: 'Companion',
    also: ['carer', 'PA'],
    answer: 'A companion’s ticket is free.',
    to: 'info/accessibility#how-to-apply',
  },
  {
    word: 'Contact',
    also: ['email', 'phone number', 'complaints', 'office', 'sponsor', 'newsletter'],
    answer: `The phone is answered Monday to Friday, ${hoursText(times.telephones)}.`,
    to: 'contact#who-answers-what',
  },
  {
    word: 'Crèche',
    also: ['babysitter', 'childcare'],
    answer: `${places.paddock.name} isn’t a crèche, so stay there with your children.`,
    to: 'info/families-dogs#who-looks-after-whom',
  },
  {
    word: 'Crowds',
    also: ['anxiety', 'PTSD', 'claustrophobia'],
    answer: 'Come in the morning, and stand behind the sound desk.',
    to: 'info/accessibility#quiet-light-and-noise',
  },
  {
    word: 'Curfew',
    also: ['finish time', 'late', 'last song'],
    answer: `Outdoor music ends at ${clockTime(times.outdoorMusicEnds)}.`,
    to: 'info/faqs#late-night-tent',
  },
];
