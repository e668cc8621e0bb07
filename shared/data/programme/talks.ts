import type { ListPage } from '../../model/text-blocks.ts';
import { narrowGauge } from '../facts/area.ts';
import { festival } from '../edition.ts';
import type { EventAccess, TalkEvent } from '../../model/programme.ts';
import { places } from './places.ts';
import { milesInWords } from '../../figures/distance.ts';
import { capitalised } from '../../figures/number-word.ts';

/** Every talk has live captions and a hearing loop. Interpreters come on request. */
const access: EventAccess = {
  seats: 'for all',
  strobe: false,
  haze: false,
  loudness: 'spoken',
  arranged: ['captions'],
  part: 'watch',
};

export const talksPage: ListPage = {
  title: 'Talks',
  description: `Talks at ${festival.fullName}, on listening, railways, records, bogs, pianos, sleep and owls. Titles, speakers and times.`,
  picture: 'talks',
  lead: `Half an hour from someone who knows, then a quarter of an hour of questions. All of them are in ${places.library.name} while no band plays.`,
  strip: {
    title: 'Doors close when it’s full',
    text: [
      'They open a quarter of an hour before. ',
      { text: 'Captions, the hearing loop and kept seats', to: 'info/accessibility#seeing-and-hearing' },
      ' are there for every talk.',
    ],
  },
};

// Samples: speakers.
/** Each lasts three quarters of an hour. None overlaps with a concert; three are also in the schedule. */
export const talks: readonly TalkEvent[] = [
  {
    id: 'seven-miles',
    kind: 'talk',
    title: `${capitalised(milesInWords(narrowGauge.miles))}, fifteen inches`,
    speakers: ['Len Thackray-Bewes, retired signalman'],
    place: 'library',
    access,
    sets: [{ id: 'seven-miles', day: 'friday', start: '13:00', end: '13:45' }],
    description:
      'How a railway built for iron ore failed, closed, came back much smaller and was bought at auction in 1960 by people who liked it.',
  },
  {
    id: 'tuners-guide',
    kind: 'talk',
    title: 'A tuner’s guide to damp',
    speakers: ['Oriel Sandbach, piano tuner'],
    place: 'library',
    access,
    sets: [{ id: 'tuners-guide', day: 'friday', start: '16:30', end: '17:15' }],
    description:
      'Twenty-two years of pianos in village halls and one cattle shed. She opens up our own upright to show what July has done to it.',
  },
  {
    id: 'hear-a-landscape',
    kind: 'talk',
    title: 'How to hear a landscape',
    speakers: ['Dr Imke Ravensworthy, field recordist'],
    place: 'library',
    access,
    sets: [{ id: 'hear-a-landscape', day: 'saturday', start: '11:30', end: '12:15' }],
    description:
      'Part of it is in silence, and the rest is from microphones in walls, under ice and inside a dead ash tree.',
  },
  {
    id: 'last-record-shop',
    kind: 'talk',
    title: 'The last record shop in Whitehaven',
    speakers: ['Col Birkhead, formerly behind the counter'],
    place: 'library',
    access,
    sets: [{ id: 'last-record-shop', day: 'saturday', start: '17:30', end: '18:15' }],
    description:
      'Thirty-one years of one shop, told through eleven records that were ordered and never collected.',
  },
  {
    id: 'owls',
    kind: 'talk',
    title: 'Owls, and why they hate us',
    speakers: ['Hester Stang, falconer'],
    place: 'library',
    access,
    sets: [{ id: 'owls', day: 'sunday', start: '11:30', end: '12:15' }],
    description: `She flies the birds on ${places.lawn.name} in the afternoon. In the morning, with a barn owl listening, she tells the truth about them.`,
  },
  {
    id: 'what-the-bog-remembers',
    kind: 'talk',
    title: 'What the bog remembers',
    speakers: ['Prof. Anwen Tolley, palaeoecologist'],
    place: 'library',
    access,
    sets: [{ id: 'what-the-bog-remembers', day: 'sunday', start: '13:30', end: '14:15' }],
    description:
      'Nine thousand years of weather, fire and sheep, read from the pollen in a four-metre core of peat. She brings it along in lengths of drainpipe.',
  },
  {
    id: 'sleep-in-a-field',
    kind: 'talk',
    title: 'How to sleep in a field',
    speakers: ['Joss Okafor-Lund, night-shift nurse'],
    place: 'library',
    access,
    sets: [{ id: 'sleep-in-a-field', day: 'sunday', start: '16:00', end: '16:45' }],
    description: 'What the evidence says about light, noise, cold feet and the third cider.',
  },
];
