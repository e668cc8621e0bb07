import type { Labels, ListPage } from '../blocks.ts';
import { festival } from '../festival.ts';
import { places } from './places.ts';

export interface Talk {
  readonly title: string;
  readonly speaker: string;
  readonly time: string;
  readonly description: string;
}

export const talksPage: ListPage & Labels<'speaker'> = {
  title: 'Talks',
  description: `Seven talks at ${festival.fullName}, on listening, railways, records, bogs, pianos, sleep and owls. Titles, speakers and times.`,
  picture: 'talks',
  lead: `Half an hour of somebody who knows, then a quarter of an hour of questions. All seven are in ${places.library.name}, and none runs against a band. There are chairs, it is dry, and dozing is taken as trust.`,
  closing: [
    'Doors open a quarter of an hour before and close when it is full. The two seats at the end of every row are kept for people who need them; what else we can do is on ',
    { text: 'Accessibility', to: 'info/accessibility' },
    '.',
  ],
  labels: { speaker: 'Speaker' },
};

/** Three of the talks are in the schedule, too. The others overlap neither with them nor with the acts. */
export const talks: readonly Talk[] = [
  {
    title: 'Seven miles, fifteen inches',
    speaker: 'Len Thackray-Bewes, retired signalman',
    time: 'Friday, 1pm',
    description:
      'How a railway built for iron ore failed, closed, came back much smaller and was bought at auction in 1960 by people who liked it. With a working model of the bank at Beckfoot, where it slips in the wet.',
  },
  {
    title: 'A tuner’s guide to damp',
    speaker: 'Oriel Sandbach, piano tuner',
    time: 'Friday, 4.30pm',
    description:
      'Twenty-two years of pianos in village halls, chapels and one cattle shed. She opens up the festival’s own upright, shows what July has done to it, and tunes the top octave while you watch.',
  },
  {
    title: 'How to hear a landscape',
    speaker: 'Dr Imke Ravensworthy, field recordist',
    time: 'Saturday, 11.30am',
    description:
      'Microphones in walls, under ice and inside a dead ash tree. Part of it takes place in complete silence, with the door open. You will hear more of the rest of the day for having gone.',
  },
  {
    title: 'The last record shop in Whitehaven',
    speaker: 'Col Birkhead, formerly behind the counter',
    time: 'Saturday, 5.30pm',
    description:
      'Thirty-one years of one shop, told through eleven records that were ordered and never collected. He has brought them. If one of them is yours, he will take what is owing.',
  },
  {
    title: 'Owls, and why they hate us',
    speaker: 'Hester Stang, falconer',
    time: 'Sunday, 11.30am',
    description: `She flies the birds on ${places.lawn.name} in the afternoon, and in the morning she tells the truth about them: not wise, not grateful, and deaf to affection. A barn owl attends and does not take questions.`,
  },
  {
    title: 'What the bog remembers',
    speaker: 'Prof. Anwen Tolley, palaeoecologist',
    time: 'Sunday, 1.30pm',
    description:
      'Nine thousand years of weather, fire and sheep, read from pollen in a two-metre core of peat. The core comes along in a drainpipe. You may smell it.',
  },
  {
    title: 'How to sleep in a field',
    speaker: 'Joss Okafor-Lund, night-shift nurse',
    time: 'Sunday, 4pm',
    description:
      'Too late for most of your nights here, as has been pointed out. Light, noise, cold feet and the third cider, taken in that order, with what the evidence says about each.',
  },
];
