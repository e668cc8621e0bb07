import type { MusicPage } from '../../model/programme-texts.ts';
import type { ArticleSection } from '../../model/text-blocks.ts';
import { times } from '../facts/times.ts';
import { shuttle } from '../facts/shuttle.ts';
import { ages } from '../facts/ages.ts';
import { policy } from '../facts/policy.ts';
import { daysInWords, festival } from '../edition.ts';
import { stagesInWords } from '../programme/bands.ts';
import { places } from '../programme/places.ts';
import { clockTime } from '../../figures/clock.ts';
import { metresText } from '../../figures/distance.ts';
import { capitalised } from '../../figures/number-word.ts';
import { years } from '../../figures/years.ts';
import type { Facts } from '../facts/facts.ts';

export function music({
  firstMusic,
  metres,
  bands,
  bandsADay,
  bandsInWords,
  bandStagesInWords,
  lastBandOn,
}: Facts): MusicPage {
  const sundaysEnd = lastBandOn('sunday')?.end;

  const howBuilt: ArticleSection = {
    heading: 'How the days are built',
    picture: 'sticks-on-snare',
    blocks: [
      `Friday has the most guitars. Saturday is the strange one. Sunday${sundaysEnd ? `, whose bands end at ${clockTime(sundaysEnd)},` : ''} is for those still standing.`,
      [{ text: 'Who plays when and where', to: 'programme/schedule' }],
    ],
  };

  return {
    title: 'Music',
    description: `How the music works at ${festival.fullName}: ${stagesInWords} stages, ${bandsInWords.within}, one at a time, and a late night tent that runs until ${clockTime(times.lateTentEnds)}.`,
    picture: 'music',
    lead: `${bandsInWords.first} over ${daysInWords} days, one at a time.`,
    more: { text: 'See the line-up', to: 'lineup' },
    facts: [
      { term: 'Bands', ...bandsADay },
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
      ...(bands.length > 0 ? [howBuilt] : []),
      {
        heading: 'After dark',
        picture: 'dj-booth',
        blocks: [
          policy.lateTent,
          [
            'There are ',
            { text: 'different DJs each night', to: 'programme/djs' },
            `. The shuttle waits for the last record and leaves at ${clockTime(shuttle.festivalDays.to)}.`,
          ],
        ],
      },
      {
        heading: 'Secret sets',
        picture: 'bass-and-amplifier',
        blocks: [
          'There are a few, in places that aren’t stages. They last twenty minutes and hold about sixty.',
        ],
      },
      {
        heading: 'How loud',
        blocks: [
          'Our licence allows 65 decibels at the nearest farmhouse, averaged over a quarter of an hour. The sound desk checks every hour. The farmer has her own meter, and a telephone.',
          {
            strip: {
              title: 'Much louder in front',
              text: [
                `Earplugs are free by the door of ${places.lateTent.name} and on sale at the information point, which also lends children’s ear defenders. There are `,
                { text: 'platforms and quiet places', to: 'info/accessibility#seeing-and-hearing' },
                '.',
              ],
            },
          },
        ],
      },
    ],
  };
}
