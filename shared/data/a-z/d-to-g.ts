import { metresText } from '../../figures/distance.ts';
import { fields } from '../facts/campsite.ts';
import { ages } from '../facts/ages.ts';
import { years } from '../../figures/years.ts';
import { policy } from '../facts/policy.ts';
import { places } from '../programme/places.ts';
import type { WordEntry } from '../../model/a-z-words.ts';
import type { Facts } from '../facts/facts.ts';

export const dToG = ({ metres }: Facts): readonly WordEntry[] => [
  {
    word: 'Dark',
    also: ['torch', 'paths', 'sunset', 'sunrise'],
    answer: 'The paths are lit until everyone is home. The fields aren’t.',
    to: 'info/accessibility#distances-and-ground',
  },
  {
    word: 'DJs',
    also: ['silent disco', 'over 18', 'age restriction', 'dancing', 'rave', 'nightclub'],
    answer: `${policy.lateTent} It’s for over-${years(ages.adult)}s.`,
    to: 'programme/djs',
  },
  {
    word: 'Dogs',
    also: ['pets', 'puppy'],
    answer: 'Yes: one to an adult, on a short lead, with a free dog ticket.',
    to: 'info/faqs#dogs',
  },
  {
    word: 'Driving',
    also: ['car', 'satnav', 'directions'],
    answer: 'Ignore your sat nav. Follow the yellow flags.',
    to: 'info/getting-here#by-car',
  },
  { word: 'Drones', answer: 'No. There are birds of prey at work.', to: 'info/faqs#drones' },
  {
    word: 'Drop-off',
    also: ['dropping off'],
    answer: `At the shuttle stop, ${metresText(metres.shuttleStopToGate)} from the gate.`,
    to: 'info/getting-here#parking',
  },
  {
    word: 'Drugs',
    also: ['weed', 'nitrous', 'pills', 'amnesty bin'],
    answer: 'If we find you with them, you leave.',
    to: 'info/dos-donts#drink-and-drugs',
  },
  {
    word: 'E-tickets',
    also: ['lost ticket', 'ticket not arrived', 'QR code', 'printed ticket'],
    faq: 'e-tickets',
  },
  {
    word: 'Ear defenders',
    answer: 'The information point lends them. They are free.',
    to: 'info/families-dogs#noise-and-sleep',
  },
  {
    word: 'Earplugs',
    also: ['hearing', 'decibels'],
    answer: `Free by the door of ${places.lateTent.name}, and on sale at the information point.`,
    to: 'programme/music#how-loud',
  },
  {
    word: 'Early arrival',
    also: ['arrive early', 'early entry'],
    answer: 'We can’t let you in early. Long Tether has pitches for the night before.',
    to: 'info/camping#opening-and-closing',
  },
  {
    word: 'Easy Read',
    also: ['learning disability', 'dyslexia', 'first time alone'],
    answer: 'Short sentences with pictures.',
    to: 'info/easy-read',
  },
  {
    word: 'Electric cars',
    also: ['EV'],
    answer: 'There’s no charging here.',
    to: 'info/getting-here#parking',
  },
  {
    word: 'Emergency',
    also: ['999', 'ambulance', 'police'],
    answer: 'If life is in danger, ring 999 first.',
    to: 'info/faqs#medical',
  },
  {
    word: 'Families',
    answer: `They camp in ${fields.family.name}, on the ordinary camping ticket.`,
    to: 'info/families-dogs#noise-and-sleep',
  },
  {
    word: 'Farm',
    also: ['sheep', 'walls'],
    answer: 'Shut gates and keep off the walls.',
    to: 'info/dos-donts#the-land',
  },
  {
    word: 'Fees',
    answer: 'The price shown is the price you pay.',
    to: 'info/faqs#fees',
  },
  {
    word: 'Fires',
    also: ['campfire', 'candles', 'fireworks', 'firewood', 'lanterns', 'barbecues', 'BBQ'],
    answer: 'No open fires. No charcoal and no disposable barbecues.',
    to: 'info/camping#stoves-and-fires',
  },
  {
    word: 'First time',
    also: ['new here'],
    answer: 'What to know before your first visit.',
    to: 'info/first-time',
  },
  {
    word: 'First aid',
    also: ['hospital', 'doctor', 'ill', 'sick', 'unwell', 'overdose', 'unconscious'],
    answer: `The medical tent, ${metresText(metres.gateToMedical)} from the gate, which lets you through to it at any hour.`,
    to: 'info/faqs#medical',
  },
  {
    word: 'Food',
    also: ['stalls', 'eat', 'kids menu', 'burger', 'restaurants', 'dinner'],
    answer: `The stalls stand between the ${places.castle.name} and the ${places.boathouse.name}.`,
    to: 'info/first-time#where-things-are',
  },
  {
    word: 'Friends',
    also: ['meeting point', 'lost friends'],
    answer: 'Agree on a place and a time as soon as you arrive.',
    to: 'info/first-time#keeping-your-friends',
  },
  {
    word: 'Gallery',
    also: ['pictures', 'last year', 'past festivals'],
    answer: 'Sixty pictures of a weekend.',
    to: 'gallery',
  },
  { word: 'Gates', also: ['opening times', 'open', 'doors'], faq: 'gate-hours' },
  {
    word: 'Gazebos',
    answer: 'No gazebos.',
    to: 'info/camping#pitching',
  },
  {
    word: 'Generators',
    also: ['electric hook-up'],
    answer: 'There’s no hook-up, and generators stay off.',
    to: 'info/camping#campervans-and-motorhomes',
  },
  {
    word: 'Getting here',
    also: ['travel', 'transport', 'get there'],
    answer: 'Come by train, and then by our bus.',
    to: 'info/getting-here',
  },
  {
    word: 'Glass',
    also: ['bottles'],
    answer: 'Leave it at home.',
    to: 'info/dos-donts#leave-at-home',
  },
  {
    word: 'Gluten',
    also: ['coeliac', 'celiac', 'wheat'],
    answer: 'Boards mark what’s made without it. No kitchen here is free of flour.',
    to: 'info/first-time#food-and-allergies',
  },
  {
    word: 'Groups',
    also: ['camp together', 'hen party'],
    answer: 'To camp together, arrive together.',
    to: 'info/camping#pitching',
  },
];
