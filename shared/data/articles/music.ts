import type { Article } from '../blocks.ts';
import { times } from '../facts/times.ts';
import { firstMusic } from '../facts/music-hours.ts';
import { metres } from '../facts/distances.ts';
import { shuttle } from '../facts/shuttle.ts';
import { ages } from '../facts/ages.ts';
import { policy } from '../facts/policy.ts';
import { festival } from '../festival.ts';
import { houseArtist } from '../programme/line-up.ts';
import { places } from '../programme/places.ts';
import { clockTime } from '../../rules/clock.ts';
import { metresText } from '../../rules/figures/distance.ts';
import { years } from '../../rules/figures/years.ts';

export const music: Article & { readonly lineUpLink: string } = {
  title: 'Music',
  description: `How the music works at ${festival.fullName}: three stages, twelve acts, one at a time, and a late night tent that runs until ${clockTime(times.lateTentEnds)}.`,
  picture: 'music',
  lead: 'Twelve acts over three days, one at a time. You will not have to choose between two bands, and you cannot blame a clash for missing one.',
  facts: [
    { term: 'Acts', value: 'Twelve, four or so a day' },
    { term: 'Stages for bands', value: 'Two' },
    { term: 'Music from', value: firstMusic },
    { term: 'Outdoor music ends', value: clockTime(times.outdoorMusicEnds) },
    {
      term: places.lateTent.name,
      value: `Until ${clockTime(times.lateTentEnds)}, over-${years(ages.adult)}s`,
    },
    { term: 'Walk between the stages', value: metresText(metres.castleStageToBoathouse) },
  ],
  sections: [
    {
      heading: 'Three stages',
      blocks: [
        {
          list: [
            `${places.castle.name}: the big one, with the castle wall behind it and the fell behind that. The grass slopes, so the short can see. The last band of each evening plays here.`,
            `${places.boathouse.name}: an open shed at the edge of the mere, for bands by day and early evening. You stand on the bank. The sound comes back off the far trees late, and the better drummers use it.`,
            `${places.lateTent.name}: a circus tent with a wooden floor, a low ceiling of lamps and no windows. It is for DJs, and it opens when the bands have stopped.`,
          ],
        },
        'The two band stages never play at once. When one finishes you have time to walk to the other, buy a pie and find that your friends are already there.',
      ],
    },
    {
      heading: 'How the days are built',
      blocks: [
        'Each day starts by the water and ends at the castle, and gets louder on the way. After that the three have little in common.',
        'Friday has the most guitars: Penelope Isles to ease you in, Bodega to wake you up, The Waeve and Arab Strap beside the mere, and Sea Power once the sun has gone behind the fell.',
        `Saturday is the strange one: bdrmm after lunch, Throwing Muses at tea, The Moonlandingz when the sense has gone, and ${houseArtist.name} under whatever moon there is.`,
        'Sunday is for whoever can still stand: Holiday Ghosts, LIFE, and The Go! Team to finish. It ends an hour and a half earlier, for people with work on Monday.',
        [
          'Who plays when and where is on the ',
          { text: 'schedule', to: 'programme/schedule' },
          '; who they are, on the ',
          { text: 'line-up', to: 'lineup' },
          '.',
        ],
      ],
    },
    {
      heading: 'After dark',
      blocks: [
        policy.lateTent,
        [
          'Two DJs share each night, and all of them are on the ',
          { text: 'DJs page', to: 'programme/djs' },
          `. The shuttle waits for the last record and leaves at ${clockTime(shuttle.festivalDays.to)}.`,
        ],
      ],
    },
    {
      heading: 'Secret sets',
      blocks: [
        'There are a few, in the gaps, in places that are not stages: a boat store, the kitchen garden, once a bus. They last twenty minutes and hold about sixty.',
        'We tell nobody, the information point included. Watch for people walking fast while trying to look as if they were not.',
      ],
    },
    {
      heading: 'How loud',
      blocks: [
        'Our licence allows 65 decibels at the nearest farmhouse, averaged over a quarter of an hour. The farmer has a meter of her own and a telephone. The sound desk checks every hour and turns the bass down first, because bass is what crosses a valley.',
        `In front of the speakers it is a good deal more. Earplugs are free by the door of ${places.lateTent.name} and for sale at the information point, which also lends children’s ear defenders. The best sound is at the desk, and it is kinder there too.`,
        {
          note: [
            'Some sets use strobes. A board at the stage says so beforehand. Platforms and quiet places are on ',
            { text: 'Accessibility', to: 'info/accessibility' },
            '.',
          ],
        },
      ],
    },
  ],
  lineUpLink: 'See the line-up',
};
