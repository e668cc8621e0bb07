import type { AreaPage } from '../../../shared/model/info-texts.ts';
import type { Leg } from '../../../shared/model/plan-texts.ts';
import type { Block } from '../../../shared/model/text-blocks.ts';
import type { Texts } from '../../../shared/wording/texts.ts';
import { edition } from './edition.ts';

export const azWords: NonNullable<Texts['azWords']> = [
  { word: 'Ålesund', also: ['the mainland'], answer: 'Ask at the quay.', to: 'info/getting-here' },
  { word: 'Ferry', also: ['boat', 'crossing'], faq: 'ferry' },
  { word: 'Lamp', faq: 'lamp' },
];

export const galleryPage: NonNullable<Texts['galleryPage']> = {
  title: 'Snapshots',
  description: 'Fourteen snapshots of the island while it was full of music, with the weather left in.',
  lead: 'Taken between two ferries.',
  loadMore: 'MORE SNAPSHOTS',
  view: { close: 'Shut', previous: 'Back one', next: 'On one' },
};

export const pastFestivals: NonNullable<Texts['pastFestivals']> = [
  {
    year: 2026,
    title: `${edition.name} 2026`,
    date: '6–8 August 2026',
    location: edition.place.venue,
    attendance: '410',
    headliners: ['Kelp Choir'],
    overview: ['The ferry was full, and so was the quay.'],
    highlights: ['An encore for the ferry, which waited.'],
    gallery: ['campfire', 'soundcheck'],
    description: `${edition.fullName} of 2026, the first one: four hundred people and a ferry that waited for them.`,
  },
];

export const pastFestivalsPage: NonNullable<Texts['pastFestivalsPage']> = {
  title: 'So Far',
  description:
    'Every gathering on the island so far, which is one, and how many people the ferry brought to it.',
  lead: 'One, so far.',
  history: ['There was a ferry, a lamp and a piano.'],
  came: { heading: 'Who came', bars: [{ name: '2026', figure: '410', amount: 410 }] },
  labels: {
    date: 'When',
    location: 'At',
    attendance: 'Came',
    headliners: 'Top of the bill',
    overview: 'How it was',
    highlights: 'Remembered',
    gallery: 'Seen',
    back: 'To all gatherings',
    callToAction: 'BOOK A PLACE',
    historyHeading: 'How it started',
  },
};

export const bedsPage: AreaPage['copy'] = {
  title: 'Hammocks',
  description:
    'Hammocks and one bed on the island of Solvær, how far they are, and who rows you back to them at night.',
  picture: 'asleep-on-a-rug',
  lead: 'There is one bed, and it is taken.',
  labels: { distance: 'Away', price: 'Cost', back: 'Rowed back' },
};

export const beds: AreaPage['places'] = [
  {
    name: 'The Net Store',
    kind: 'Hammocks',
    distance: { number: '100', unit: 'm' },
    price: 'Little',
    back: 'By oar',
    description: 'Nine hammocks and a lamp.',
  },
];

export const pubs: AreaPage['places'] = [
  {
    name: 'The Quay Kitchen',
    kind: 'Canteen',
    distance: { number: '200', unit: 'm' },
    cuisine: 'Fish',
    description: 'Soup until it is gone.',
  },
];

export const stores: AreaPage['places'] = [
  {
    name: 'Solvær Provisions',
    kind: 'General store',
    distance: { number: '300', unit: 'm' },
    hours: [['Daily', '9 to 4']] as const,
    description: ['Post', 'Petrol'],
  },
];

export const localAttractions: AreaPage['places'] = [
  {
    name: 'The Lamp Room',
    distance: { number: '90', unit: 'm' },
    driveTime: 'There are no cars',
    description: 'Two hundred steps.',
  },
];

export const walks: AreaPage['places'] = [
  {
    name: 'Round the island',
    difficulty: 'Easy' as const,
    distance: { number: '5', unit: 'km', ascent: 30, profile: '0 0, 50 100, 100 0' },
    ascent: '30 m',
    duration: '80 minutes',
    description: 'Keep the sea on your left.',
  },
];

export const experience: NonNullable<Texts['experience']> = {
  title: 'Three Days Out',
  description:
    'What three days on the island are like: one lamp, one quay, two stages, and a great many herring gulls.',
  lead: 'You can hear everything from everywhere.',
  picture: 'experience',
  moments: [
    {
      time: '6am',
      title: 'Nets out',
      picture: 'wild-swimming',
      focus: [50, 50],
      text: 'The gulls are up already.',
      more: { text: 'The tide table', to: 'programme/programme' },
    },
  ],
  facts: [{ term: 'Lamps', value: 'One' }],
  stages: { heading: 'The quay', blocks: ['Where the ferry comes in.'] },
  attractionsHeading: 'In the gaps',
  callToAction: 'BOOK A PLACE',
};

export const faqsPage: NonNullable<Texts['faqsPage']> = {
  title: 'Questions',
  description:
    'Two questions that people ask before they come to the island, and the answers that we usually give.',
  picture: 'wristband-queue',
  lead: 'There are two.',
  pictures: [],
  band: { title: 'Ask at the quay' },
};

export const faqGroups: NonNullable<Texts['faqGroups']> = [
  {
    id: 'crossing',
    heading: 'The crossing',
    questions: [
      { id: 'ferry', question: 'Is there a ferry back?', short: 'Usually', answer: 'Ask the skipper.' },
      {
        id: 'lamp',
        question: 'Is the lamp on all night?',
        short: 'It is',
        answer: ['There is more on ', { text: 'Sleeping', to: 'info/camping' }, '.'],
      },
    ],
  },
];

export const travelTab: readonly Block[] = ['The ferry leaves Sandnessjøen at two.'];

export const lastBuses = 'The ferry has left. Stay.';

export const music: NonNullable<Texts['music']> = {
  title: 'The Sound',
  description:
    'How the music works on the island: seven acts, two stages, and a foghorn that nobody can switch off.',
  lead: 'Seven acts, and the foghorn.',
  sections: [{ heading: 'Two stages', blocks: ['One of them floats.'] }],
  more: { text: 'Who is on', to: 'lineup' },
};

export const sustainabilityTab: readonly Block[] = ['Forty litres of diesel.'];

export const planInWords: readonly (readonly Leg[])[] = [
  [{ from: 'quay', to: 'raft', text: 'The raft floats {metres} {direction}.' }],
];

export const kidsTeensPage: NonNullable<Texts['kidsTeensPage']> = {
  title: 'Small Fry',
  description:
    'Small Fry on and around the island of Solvær: a short list, because it is a small island in the sea.',
  picture: 'kids-teens',
  lead: 'It is a short list.',
  labels: { ages: 'Size of hands' },
};

export const artistPage: Texts['artistPage'] = {
  description: '{act} ({genre}): {when}, on the island of Solvær, and how to row there before the tide.',
  unwritten: '{act} did not catch the ferry. Somebody else did.',
  instead: { heading: '{act}, {when}', link: 'More of {act}' },
  toCome: '{day}, when the tide says',
  whenTheyPlay: { text: 'Who is on when', to: 'programme/schedule' },
  biography: 'Who',
  discography: 'Records',
  press: 'Said of them',
  listen: 'Hear them',
  back: 'Everybody else',
  playing: 'Where to row',
  played: 'You rowed',
  above: 'One rung up',
  below: 'One rung down',
  streamingLink: 'Hear them on Spotify',
  playerSummary: 'Hear them here, by way of Spotify',
  playerLink: 'Fetch the player',
  playerPlace: 'The player goes here.',
};
