import { ages } from '../facts/ages.ts';
import { years } from '../../figures/years.ts';
import { clockTime } from '../../figures/clock.ts';
import { hoursText, momentText } from '../../figures/hours.ts';
import { quietHours } from '../facts/campsite.ts';
import { fromLondon } from '../facts/area.ts';
import { shuttle } from '../facts/shuttle.ts';
import { times } from '../facts/times.ts';
import { festival } from '../edition.ts';
import { places } from '../programme/places.ts';
import type { WordEntry } from '../../model/a-z-words.ts';
import type { Facts } from '../facts/facts.ts';

export const hToO = ({ firstBand, priceOf }: Facts): readonly WordEntry[] => [
  {
    word: 'Halal',
    answer: 'A stall that cooks with halal meat says so on its board.',
    to: 'info/first-time#food-and-allergies',
  },
  {
    word: 'Harassment',
    also: ['assault', 'abuse', 'unsafe', 'consent'],
    answer: 'You will be believed first. Tell any steward.',
    to: 'info/dos-donts#abuse-none-at-all',
  },
  {
    word: 'Hearing loop',
    also: ['hearing aid', 'deaf'],
    answer: `At every talk in ${places.library.name}.`,
    to: 'info/accessibility#seeing-and-hearing',
  },
  {
    word: 'Help',
    also: ['ring', 'steward', 'SMS', 'text'],
    answer: {
      until: 'fieldsClose',
      before: `${festival.phone.onSite}. Answered day and night from Thursday to Monday of the festival. Text ${festival.phone.texts}.`,
      after: `${festival.phone.onSite} rings again at the next festival. Until then, write to ${festival.email.hello}.`,
    },
    to: 'contact#at-once',
  },
  {
    word: 'ID',
    also: ['passport', 'proof of age', 'photo ID', 'driving licence'],
    answer: `Yes, if you look under ${years(ages.askedForIdBelow)} and want a drink.`,
    to: 'info/faqs#id',
  },
  {
    word: 'Information point',
    also: ['info desk'],
    answer: `Just inside the gate, open ${hoursText(times.informationPoint)}.`,
    to: 'info/first-time#thursday-evening',
  },
  {
    word: 'Instalments',
    also: ['payment plan'],
    answer: 'Through a buy-now-pay-later provider at checkout.',
    to: 'info/faqs#instalments',
  },
  {
    word: 'Insurance',
    answer: 'We can’t refund trains and rooms, but travel insurance may.',
    to: 'info/terms#if-we-cancel',
  },
  {
    word: 'Kids',
    also: ['toddlers', 'workshops', 'activities'],
    answer: `Most of it is in ${places.paddock.name}, until ${clockTime(times.childrensAreaCloses)}.`,
    to: 'programme/kids-teens',
  },
  {
    word: 'Knives',
    also: ['knife', 'weapons'],
    answer: 'Leave at home.',
    to: 'info/dos-donts#leave-at-home',
  },
  {
    word: 'Large print',
    also: ['blind'],
    answer: 'You can print the plan in large print.',
    to: 'info/accessibility#talk-to-us',
  },
  {
    word: 'Last bus',
    also: ['get home', 'leaving at night', 'leave at 1am', 'missed bus'],
    answer: `Friday to Sunday ${clockTime(shuttle.festivalDays.to)}.`,
    to: 'info/getting-here#the-shuttle-bus',
  },
  {
    word: 'Late arrival',
    also: ['train cancelled', 'delayed', 'missed the train', 'arrive at 1am', 'arriving at night'],
    answer: {
      until: 'fieldsClose',
      before: `Last entry is at ${clockTime(times.lastEntry)}. If a train or the road holds you up, ring ${festival.phone.onSite} or text ${festival.phone.texts}.`,
      after: `Nobody answers ${festival.phone.onSite} now. Write to ${festival.email.hello}.`,
    },
    to: 'info/getting-here#if-you-are-late',
  },
  {
    word: 'Leaving',
    also: ['leave', 'going home', 'Monday morning', 'pack up', 'check out'],
    answer: `The fields close ${momentText(times.campsiteCloses)}.`,
    to: 'info/camping#leaving',
  },
  {
    word: 'Lifts',
    also: ['car share'],
    answer: 'We match lifts by hand.',
    to: 'info/getting-here#lifts-and-taxis',
  },
  {
    word: 'Line-up',
    also: ['artists', 'bill', 'who is playing', 'poster'],
    answer: 'Never two at once.',
    to: 'lineup',
  },
  {
    word: 'Lockers',
    also: ['cloakroom', 'luggage', 'storage'],
    product: 'locker',
    answer: {
      until: 'salesClose',
      before: `By the main gate, ${priceOf('locker')} from Thursday to Monday.`,
      after: 'By the main gate, sold with the tickets.',
    },
    to: 'info/camping#weather-and-safety',
  },
  {
    word: 'London',
    also: ['from the south', 'how long by train'],
    answer: `Leave by ${clockTime(fromLondon.leaveBy)}: the last train with a bus to meet it is at ${festival.place.station} at ${clockTime(fromLondon.lastTrain)}.`,
    to: 'info/getting-here#by-train',
  },
  {
    word: 'Lost children',
    also: ['missing child', 'lost kid'],
    answer: 'Tell the nearest steward. A lost child comes before anything else.',
    to: 'info/families-dogs#if-you-lose-each-other',
  },
  {
    word: 'Lost property',
    also: ['lost phone', 'found', 'wallet', 'keys', 'stolen', 'theft'],
    faq: 'lost-property',
  },
  {
    word: 'Map',
    also: ['plan', 'layout'],
    answer: 'Metres are on foot from the gate, the shortest way.',
    to: 'plan#list',
  },
  {
    word: 'Medicine',
    also: [
      'insulin',
      'prescription',
      'inhaler',
      'EpiPen',
      'asthma',
      'medication',
      'diabetes',
      'hypo',
      'blood sugar',
      'tablets',
      'diabetic',
      'sharps',
      'syringe',
    ],
    answer: 'Bring it in its own box. Needles may come in. There is a locked fridge.',
    to: 'info/accessibility#medicine-power-and-dogs',
  },
  {
    word: 'Merch',
    also: ['merchandise', 'voucher', 't-shirt', 'vinyl'],
    product: 'merch-voucher',
    answer: 'Shirts, records, zines.',
    to: 'plan#merchTable',
  },
  {
    word: 'Midges',
    also: ['ticks', 'bites', 'insects'],
    answer: 'Pack midge repellent, and a head net.',
    to: 'info/camping#pack-for-rain',
  },
  {
    word: 'Music',
    also: ['bands', 'opening act'],
    answer: firstBand,
    to: 'info/first-time#keeping-your-friends',
  },
  {
    word: 'My line-up',
    also: ['compare line-ups', 'compare with friends', 'favourites', 'overlap', 'stars', 'share my line-up'],
    answer: 'What you picked, day by day, and what clashes.',
    to: 'my-line-up',
  },
  {
    word: 'Name change',
    also: ['transfer', 'swap', 'changed name'],
    answer: `Write to ${festival.email.tickets} with the new holder’s name.`,
    to: 'info/faqs#refunds',
  },
  {
    word: 'Needs',
    also: ['my pace', 'slow', 'lamps'],
    answer: 'Tick what you need: your line-up and the plan then show what fits.',
    to: 'needs',
  },
  {
    word: 'Neighbours',
    also: ['too loud', 'noise complaint', 'complain', 'farmer', 'residents', 'locals'],
    answer: {
      until: 'fieldsClose',
      before: `Ring at any hour, and the sound desk hears of it at once. ${festival.phone.onSite}.`,
      after: `Was it too loud? Write to ${festival.email.hello}, before the next one is planned.`,
    },
    to: 'contact#who-answers-what',
  },
  {
    word: 'Noise',
    also: ['quiet camping', 'quiet hours', 'sleep', 'loud'],
    answer: `Quiet from ${quietHours}.`,
    to: 'info/camping#facts',
  },
  {
    word: 'Not known yet',
    also: ['unknown'],
    answer: 'Ask us first.',
    to: 'info/not-known-yet',
  },
  {
    word: 'Own food',
    also: ['picnic', 'packed lunch', 'cool box', 'snacks'],
    answer: 'It may come in with you, but no glass.',
    to: 'info/first-time#food-and-allergies',
  },
  {
    word: 'Offline',
    also: ['no signal', 'no internet', 'save pages'],
    answer: 'Open the schedule while you’ve got a connection.',
    to: 'offline#how-its-kept',
  },
];
