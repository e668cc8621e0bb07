import type { Article } from './blocks.ts';
import { metres, policy, stages, times } from './facts.ts';
import { festival } from './festival.ts';
import { houseArtist } from './line-up.ts';

/** The music page, and the way from it to the line-up. */
export const music: Article & { readonly lineUpLink: string } = {
  title: 'Music',
  description: `How the music works at ${festival.fullName}: three stages, twelve acts, one at a time, and a late night tent that runs until ${times.lateTentEnds}.`,
  picture: 'music',
  lead: `Twelve acts over three days, one at a time. You will not have to choose between two bands, and you will not be able to blame the clash for missing one.`,
  facts: [
    { term: 'Acts', value: 'Twelve' },
    { term: 'Stages for bands', value: 'Two' },
    { term: 'Music from', value: times.musicStarts },
    { term: 'Outdoor music ends', value: times.outdoorMusicEnds },
    { term: stages.lateTent, value: `Until ${times.lateTentEnds}` },
    { term: 'Walk between stages', value: `${metres.castleStageToBoathouse} metres` },
  ],
  sections: [
    {
      heading: 'The stages',
      blocks: [
        {
          list: [
            `${stages.castle}: the big one, with the castle behind it and the fell behind that. The lawn slopes, so the short can see. The last act of each evening plays here.`,
            `${stages.boathouse}: an open shed at the edge of the mere, with room for eight hundred and a queue on the jetty. The sound comes back off the water half a second late, and the better drummers use it.`,
            `${stages.lateTent}: a circus tent with a sprung floor, a low ceiling of lamps and no windows. It opens when the others stop.`,
          ],
        },
      ],
    },
    {
      heading: 'How the days are built',
      blocks: [
        'Friday is for guitars: Penelope Isles ease you in, Bodega wake you up, The Waeve and Arab Strap have the water, and Sea Power have the dark.',
        `Saturday is the strange one: bdrmm after lunch, Throwing Muses at tea, The Moonlandingz when the sense has gone, and ${houseArtist.name} under whatever moon there is.`,
        'Sunday is for whoever can still stand: Holiday Ghosts, LIFE, and The Go! Team to finish, because nobody should go home sad.',
        [
          'Exact times are on the ',
          { text: 'schedule', to: 'programme/schedule' },
          '. Doors, such as they are, do not close.',
        ],
      ],
    },
    {
      heading: 'After dark',
      blocks: [
        policy.lateTent,
        [
          'Two DJs a night have it between them, all on the ',
          { text: 'DJs page', to: 'programme/djs' },
          `. The shuttle waits for the last record: the last bus goes at ${times.lastShuttle}.`,
        ],
      ],
    },
    {
      heading: 'Sets that nobody announces',
      blocks: [
        'There are a few, in places that are not stages: the boat store, the kitchen garden, once a bus. We tell nobody, the information point included. Follow people who are walking as if they were not in a hurry.',
      ],
    },
    {
      heading: 'How loud',
      blocks: [
        'Our licence allows 65 decibels at the nearest farmhouse, and the farmer has a meter and a telephone. In front of the speakers it is a good deal more: free earplugs are at the bar, the information point and the first aid tent, and children’s ear defenders can be borrowed.',
        {
          note: 'Strobe lighting is used on some sets. It is announced on boards at the stage, an hour before.',
        },
      ],
    },
  ],
  lineUpLink: 'See the line-up',
};
