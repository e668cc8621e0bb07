import type { Article } from '../blocks.ts';
import { times } from '../facts/times.ts';
import { firstMusic } from '../facts/music-hours.ts';
import { metres } from '../facts/distances.ts';
import { shuttle } from '../facts/shuttle.ts';
import { ages } from '../facts/ages.ts';
import { policy } from '../facts/policy.ts';
import { daysInWords, festival } from '../festival.ts';
import {
  bandsADay,
  bandsInWords,
  bandsOn,
  bandStagesInWords,
  lastBandOn,
  stagesInWords,
} from '../programme/bands.ts';
import { places } from '../programme/places.ts';
import { clockTime } from '../../figures/clock.ts';
import { metresText } from '../../figures/distance.ts';
import { capitalised } from '../../figures/number-word.ts';
import { years } from '../../figures/years.ts';

const sundaysEnd = lastBandOn('sunday')?.end;

export const music: Article & { readonly lineUpLink: string } = {
  title: 'Music',
  description: `How the music works at ${festival.fullName}: ${stagesInWords} stages, ${bandsInWords} bands, one at a time, and a late night tent that runs until ${clockTime(times.lateTentEnds)}.`,
  picture: 'music',
  lead: `${capitalised(bandsInWords)} bands over ${daysInWords} days, one at a time. You won’t have to choose between two bands, and you can’t blame a clash for missing one.`,
  facts: [
    { term: 'Bands', value: bandsADay },
    { term: 'Stages for bands', value: capitalised(bandStagesInWords) },
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
      heading: `${capitalised(stagesInWords)} stages`,
      blocks: [
        { print: 'boathouse-stage' },
        {
          list: [
            `${places.castle.name}: the big one, with the castle wall behind it and the fell behind that. The grass slopes, so you can see from the back even if you’re short. It’s where most days end.`,
            `${places.boathouse.name}: an open shed at the edge of the mere, where most days begin. You stand on the bank. The sound comes back late off the far trees, and the better drummers use it.`,
            `${places.lateTent.name}: a circus tent with a wooden floor, a low ceiling of lamps and no windows. It’s for DJs, and it opens when the bands have stopped.`,
          ],
        },
        `The ${bandStagesInWords} band stages never play at once. When a band finishes you’ve time to walk to the next one and buy a pie on the way.`,
      ],
    },
    {
      heading: 'How the days are built',
      blocks: [
        { print: 'raised-wristbands' },
        'A day begins by the water, as a rule, and ends at the castle. It gets louder on the way.',
        `Friday has the most guitars: ${bandsOn('friday')}.`,
        `Saturday is the strange one, under whatever moon there is: ${bandsOn('saturday')}.`,
        `Sunday is for whoever’s still standing: ${bandsOn('sunday')}. ${sundaysEnd ? `It ends at ${clockTime(sundaysEnd)}, for people with work on Monday.` : ''}`,
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
          'Who plays which night is on the ',
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
