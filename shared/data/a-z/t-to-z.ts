import { capitalised } from '../../figures/number-word.ts';
import { hourInWords } from '../../figures/hours.ts';
import { metresInWords } from '../../figures/distance.ts';
import { away, taxis } from '../facts/area.ts';
import { limits } from '../facts/limits.ts';
import { times } from '../facts/times.ts';
import { calendar, dateOf } from '../calendar.ts';
import { festival } from '../edition.ts';
import { places } from '../programme/places.ts';
import { nextSale } from '../wording/season-wording.ts';
import type { WordEntry } from '../../model/a-z-words.ts';
import type { DatedText } from '../../model/text-blocks.ts';

const applications = (until: 'tradersUntil' | 'stewardsUntil'): DatedText => {
  const date = dateOf(calendar[until]);
  return {
    until,
    before: `Write to us by ${date}.`,
    after: `Applications for ${festival.year} closed on ${date}.`,
  };
};

export const tToZ: readonly WordEntry[] = [
  {
    word: 'Talks',
    also: ['speakers', 'lectures'],
    answer: `All of them are in ${places.library.name} while no band plays.`,
    to: 'programme/talks',
  },
  {
    word: 'Tampons',
    also: ['period', 'condoms', 'plasters', 'batteries', 'sanitary'],
    answer: 'Try the information point first.',
    to: 'further-afield/stores#ask-us-first',
  },
  {
    word: 'Taxis',
    also: ['cab', 'Uber', 'lift home', 'taxi number', 'minicab'],
    answer: `There are hardly any. ${taxis.name}: ${taxis.phone}.`,
    to: 'info/getting-here#lifts-and-taxis',
  },
  {
    word: 'Tea',
    also: ['kettle'],
    answer: `Tea, coffee and breakfast start at ${hourInWords(times.teaStarts)} beside the fields.`,
    to: 'info/camping#toilets-showers-and-water',
  },
  { word: 'Teenagers', also: ['16'], faq: 'teens' },
  {
    word: 'Tents',
    also: ['pitch', 'groups'],
    answer: `${capitalised(metresInWords(limits.tentsApartMetres))} from yours to the next one.`,
    to: 'info/camping#pitching',
  },
  {
    word: 'Time zone',
    also: ['BST', 'UTC', 'time difference', 'abroad'],
    answer: 'Times are UK time (GMT+1).',
    to: 'programme/schedule#shifts',
  },
  {
    word: 'Tickets',
    also: ['sold out', 'early bird', 'next sale', 'next year', String(festival.year + 1), 'capacity'],
    answer: { until: 'fieldsClose', before: `${festival.capacity} in all.`, after: nextSale },
    to: 'tickets',
  },
  {
    word: 'Tent hire',
    also: ['glamping', 'yurt', 'pre-pitched'],
    answer: 'Bring your own tent.',
    to: 'tickets#weekend--camping',
  },
  {
    word: 'Toilets',
    also: ['loo', 'WC', 'toilet paper', 'camping toilets', 'bathroom', 'lavatory', 'restroom'],
    answer: 'By both stages and in every field.',
    to: 'info/faqs#water',
  },
  {
    word: 'Traders',
    also: ['selling', 'pitches'],
    answer: applications('tradersUntil'),
    to: 'info/traders#how-to-apply',
  },
  {
    word: 'Trains',
    also: ['Euston', 'last train', 'Glasgow', 'Scotland', 'railway', 'ferry'],
    answer: `The station is ${festival.place.station}. There’s no ticket office.`,
    to: 'info/getting-here#by-train',
  },
  {
    word: 'Trolleys',
    also: ['wheelbarrow'],
    answer: 'There are wheelbarrows at the gate.',
    to: 'info/camping#opening-and-closing',
  },
  {
    word: 'Umbrellas',
    also: ['brolly'],
    answer: 'They stay down.',
    to: 'info/dos-donts#in-the-crowd',
  },
  {
    word: 'Vegan',
    also: ['vegetarian', 'veggie'],
    answer: 'Every stall has at least one vegan main dish.',
    to: 'info/first-time#food-and-allergies',
  },
  {
    word: 'Vets',
    answer: `The nearest is in ${away.gosforth.name}.`,
    to: 'info/families-dogs#keeping-a-dog-here',
  },
  {
    word: 'Volunteers',
    also: ['jobs', 'crew', 'stewarding', 'be a steward'],
    answer: applications('stewardsUntil'),
    to: 'info/stewards#how-to-apply',
  },
  {
    word: 'Walks',
    also: ['hikes', 'guided'],
    answer: 'Put your name down at the information point on Thursday evening, for the first one.',
    to: 'info/first-time#thursday-evening',
  },
  {
    word: 'Water',
    also: ['drinking water', 'taps', 'refill', 'heatwave'],
    answer: 'The mains water is free, so bring a bottle, and do not drink from the beck.',
    to: 'info/faqs#water',
  },
  {
    word: 'Welfare',
    also: ['drunk', 'cold', 'spiked', 'panic', 'mental health', 'lonely', 'tired'],
    answer: 'The welfare tent stands beside the medical tent. It is open all hours.',
    to: 'info/dos-donts#welfare',
  },
  {
    word: 'Wheelchairs',
    also: ['hire', 'mobility scooter'],
    answer: 'The access desk lends three all-terrain wheelchairs, free.',
    to: 'info/accessibility#distances-and-ground',
  },
  { word: 'WiFi', also: ['internet'], faq: 'wifi' },
  {
    word: 'Wristbands',
    also: ['broken'],
    answer: 'If it’s taped, cut or loose, it doesn’t count.',
    to: 'info/faqs#re-entry',
  },
];
