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
  lead: 'Twelve acts over three days, one at a time. You won’t have to choose between two bands, and you can’t blame a clash for missing one.',
  facts: [
    { term: 'Acts', value: 'Twelve, three to five a day' },
    { term: 'Stages for bands', value: 'Two' },
    firstMusic,
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
        { print: 'boathouse-stage' },
        {
          list: [
            `${places.castle.name}: the big one, with the castle wall behind it and the fell behind that. The grass slopes, so you can see from the back even if you’re short. The last band of each evening plays here.`,
            `${places.boathouse.name}: an open shed at the edge of the mere, for bands by day and early evening. You stand on the bank. The sound comes back late off the far trees, and the better drummers use it.`,
            `${places.lateTent.name}: a circus tent with a wooden floor, a low ceiling of lamps and no windows. It’s for DJs, and it opens when the bands have stopped.`,
          ],
        },
        'The two band stages never play at once. When a band finishes you’ve time to walk to the next one and buy a pie on the way.',
      ],
    },
    {
      heading: 'How the days are built',
      blocks: [
        { print: 'raised-wristbands' },
        'Each day the first band plays by the water and the last at the castle. It gets louder on the way.',
        'Friday has the most guitars: Penelope Isles to ease you in, Bodega to wake you up, The Waeve and Arab Strap beside the mere, and Sea Power once the sun’s gone behind the fell.',
        `Saturday is the strange one: bdrmm after lunch, Throwing Muses at tea, The Moonlandingz once everyone’s past making sense, and ${houseArtist.name} under whatever moon there is.`,
        'Sunday is for whoever’s still standing: Holiday Ghosts, LIFE, and The Go! Team to finish. It ends an hour and a half earlier, for people with work on Monday.',
        [
          'For who plays when and where, see the ',
          { text: 'schedule', to: 'programme/schedule' },
          '; for who they are, the ',
          { text: 'line-up', to: 'lineup' },
          '.',
        ],
      ],
    },
    {
      heading: 'After dark',
      blocks: [
        { print: 'dj-booth' },
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
        'There are a few, in the gaps, in places that aren’t stages: a boat store, the kitchen garden, once a bus. They last twenty minutes and hold about sixty.',
        'We don’t tell anyone, not even the information point. Watch for people walking fast and pretending not to.',
      ],
    },
    {
      heading: 'How loud',
      blocks: [
        { print: 'bass-from-the-side' },
        'Our licence allows 65 decibels at the nearest farmhouse, averaged over a quarter of an hour. The farmer has her own meter, and a telephone. The sound desk checks every hour and turns the bass down first, because it’s the bass that crosses a valley.',
        `It is much louder in front of the speakers. Earplugs are free by the door of ${places.lateTent.name} and on sale at the information point, which also lends children’s ear defenders. The sound is best at the desk, and it is kinder to your ears there.`,
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
