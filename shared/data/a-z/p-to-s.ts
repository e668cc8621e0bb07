import { clockTime } from '../../figures/clock.ts';
import { metresText, milesText } from '../../figures/distance.ts';
import { hoursText } from '../../figures/hours.ts';
import { away } from '../facts/area.ts';
import { fields } from '../facts/campsite.ts';
import { setTimes } from '../facts/set-times.ts';
import { times } from '../facts/times.ts';
import { dayName, festival } from '../edition.ts';
import { places } from '../programme/places.ts';
import type { WordEntry } from '../../model/a-z-words.ts';
import type { Facts } from '../facts/facts.ts';

export const pToS = ({ metres, priceOf }: Facts): readonly WordEntry[] => [
  {
    word: 'Packing',
    also: ['what to bring', 'what to wear', 'sunscreen', 'kit list', 'blanket', 'cold night', 'sun cream'],
    answer: 'A waterproof with a hood, wellies, and shoes that aren’t wellies.',
    to: 'info/camping#pack-for-rain',
  },
  {
    word: 'Parking',
    also: ['car park', 'motorbike'],
    product: 'parking',
    answer: `${metresText(metres.carParkToGate)} from the gate. ${priceOf('parking')} a car.`,
    to: 'info/faqs#parking',
  },
  {
    word: 'Petrol',
    also: ['fill up', 'fuel'],
    answer: `From the south, fill up by ${away.holmrook.name}. From the north, before ${away.gosforth.name}.`,
    to: 'info/getting-here#by-car',
  },
  {
    word: 'Pharmacy',
    also: ['chemist', 'paracetamol', 'contraception', 'hay fever', 'sunburn'],
    answer: `In ${away.seascale.name}, ${milesText(away.seascale.miles)}.`,
    to: 'further-afield/stores#tansy-pharmacy',
  },
  {
    word: 'Phone signal',
    also: ['mobile', '4G', 'app'],
    answer: 'Too thin to count on.',
    to: 'info/faqs#wifi',
  },
  {
    word: 'Photos',
    also: ['camera', 'filming', 'photography'],
    answer: 'Yes, a phone or a small camera, but no flash, please.',
    to: 'info/faqs#photography',
  },
  {
    word: 'Platforms',
    also: ['viewing platform'],
    answer: `At the ${places.castle.name} and at the ${places.boathouse.name}.`,
    to: 'info/accessibility#seeing-and-hearing',
  },
  {
    word: 'Postcode',
    also: ['address', 'where', 'satnav address'],
    answer: `${festival.place.postcode}, for sat navs.`,
    to: 'info/getting-here#facts',
  },
  {
    word: 'Power for machines',
    also: ['CPAP', 'wheelchair charging', 'electricity'],
    answer: 'Some pitches in accessible camping have power, for those who apply.',
    to: 'info/accessibility#medicine-power-and-dogs',
  },
  {
    word: 'Press',
    also: ['press pass', 'journalist', 'accreditation', 'photographer', 'media', 'interviews'],
    answer: `Write to ${festival.email.press}.`,
    to: 'info/press#passes-and-interviews',
  },
  {
    word: 'Privacy',
    also: ['data'],
    answer: 'No cookies, no analytics, no accounts.',
    to: 'info/privacy',
  },
  {
    word: 'Programme',
    also: ['what’s on', 'events', 'PDF', 'running order', 'schedule', 'set times', 'timetable', 'on now'],
    answer: 'The bands, and what’s on before, between and after them.',
    to: 'programme/programme',
  },
  {
    word: 'Pubs',
    also: ['restaurant', 'fish and chips'],
    answer: 'Two inns and a tearoom.',
    to: 'further-afield/pubs-food',
  },
  {
    word: 'Queues',
    also: ['pregnant', 'pregnancy', 'standing'],
    answer: 'If you can’t stand and queue, there’s a separate lane at the gate.',
    to: 'info/accessibility#arriving',
  },
  {
    word: 'Quiet space',
    also: ['sensory', 'calm', 'autism', 'autistic'],
    answer: `A ground-floor room off ${places.courtyard.name}. It’s open ${hoursText(times.quietSpace)}.`,
    to: 'info/accessibility#quiet-light-and-noise',
  },
  {
    word: 'Ramps',
    answer: 'Every shuttle bus has a ramp.',
    to: 'info/accessibility#arriving',
  },
  {
    word: 'RADAR key',
    also: ['accessible toilets', 'disabled toilet'],
    answer: 'Toilets with rails and a basin open with one, or ask the nearest steward.',
    to: 'info/accessibility#toilets',
  },
  {
    word: 'Rain',
    also: ['mud', 'weather', 'wet', 'forecast'],
    answer: 'We carry on. Bring wellingtons and a waterproof.',
    to: 'info/faqs#weather',
  },
  {
    word: 'Re-entry',
    also: ['leave and come back', 're-enter'],
    answer: `As often as you like until last entry at ${clockTime(times.lastEntry)}.`,
    to: 'info/faqs#re-entry',
  },
  {
    word: 'Refunds',
    also: ['return ticket', 'money back'],
    faq: 'refunds',
  },
  {
    word: 'Rubbish',
    also: ['recycling', 'bins', 'plastic', 'litter'],
    answer: 'We give you two bags, which you bring back, full or empty.',
    to: 'info/camping#leaving',
  },
  {
    word: 'Selling a ticket',
    also: ['resale', 'spare ticket'],
    answer: 'For what you paid or less.',
    to: 'info/faqs#refunds',
  },
  {
    word: 'Shops',
    also: ['supermarket', 'ice', 'baby food', 'groceries'],
    answer: 'One is within walking distance.',
    to: 'further-afield/stores',
  },
  {
    word: 'Showers',
    also: ['wash'],
    answer: `Hot ones, in ${fields.main.name} and ${fields.family.name}, from ${hoursText(times.showers)}.`,
    to: 'info/camping#toilets-showers-and-water',
  },
  {
    word: 'Sign language',
    also: ['BSL', 'deaf people'],
    answer: `The last set each night on the ${places.castle.name} has an interpreter.`,
    to: 'info/accessibility#seeing-and-hearing',
  },
  {
    word: 'Sleeping in cars',
    also: ['overnight parking'],
    answer: 'No sleeping in the car park.',
    to: 'info/getting-here#parking',
  },
  {
    word: 'Smoking',
    also: ['vape', 'vaping'],
    answer: 'In the open air, away from tents and children.',
    to: 'info/dos-donts#fires-and-smoke',
  },
  {
    word: 'Storms',
    also: ['gale', 'lightning', 'wind', 'floods', 'shelter'],
    answer: 'In a gale or a thunderstorm, go to the castle barn.',
    to: 'info/camping#weather-and-safety',
  },
  {
    word: 'Stoves',
    also: ['cooking'],
    answer: 'Gas stoves are fine outdoors, on the ground.',
    to: 'info/camping#stoves-and-fires',
  },
  {
    word: 'Strobe',
    also: ['flashing', 'epilepsy', 'seizures', 'photosensitive', 'epileptic'],
    answer: 'Some sets use strobe lights. We say so on boards at the stage.',
    to: 'info/accessibility#quiet-light-and-noise',
  },
  {
    word: 'Students',
    also: ['NUS', 'discount', 'reductions', 'concessions', 'over 60', 'seniors'],
    answer: 'Students and pensioners pay what everybody pays.',
    to: 'info/faqs#children',
  },
  {
    word: 'Sustainability',
    also: ['climate', 'environment', 'reusable cup'],
    answer: 'We call nothing here carbon neutral.',
    to: 'info/sustainability#what-is-unfinished',
  },
  {
    word: 'Swimming',
    also: ['lake', 'mere', 'wild swimming', 'river'],
    answer: `Do not swim in the mere, except on the morning swim from ${places.jetty.name}, on ${dayName('sunday')} at ${clockTime(setTimes.morningSwim)}.`,
    to: 'info/dos-donts#the-land',
  },
];
