import type { Labels, ListPage } from '../blocks.ts';
import { sharedWalks } from '../facts/area.ts';
import { festival } from '../festival.ts';
import { outside } from '../outside.ts';
import type { difficulties } from '../programme/model.ts';
import { walkAway, type Distance } from '../../figures/distance.ts';
import { hoursLong } from '../../figures/duration.ts';
import { capitalised, numberWord } from '../../figures/number-word.ts';

export interface Walk {
  readonly name: string;
  readonly difficulty: (typeof difficulties)[number];
  readonly distance: Distance;
  readonly duration: string;
  readonly description: string;
}

/** Real walks. The distance includes the ascent, which matters as much. */
export const walks: readonly Walk[] = [
  {
    name: 'Devoke Water',
    difficulty: 'Easy',
    distance: walkAway({ miles: 1.5, km: 2.4, ascent: 50 }),
    duration: hoursLong(1),
    description:
      'A stony track from the crossroads on the Birker Fell road, 4.5 miles by car, to a very large tarn. The full circuit is about 3.5 miles, wet and with hardly a path.',
  },
  {
    name: 'The Esk and Doctor Bridge',
    difficulty: 'Easy',
    distance: walkAway({ miles: 4, km: 6.5, ascent: 80 }),
    duration: hoursLong(2),
    description:
      'Up the south bank past Gill Force, over Doctor Bridge, and down the north bank to St Catherine’s church. If the river is over any of the stepping stones there, use the footbridge a little upstream.',
  },
  {
    name: 'Muncaster Fell and the train home',
    difficulty: 'Moderate',
    distance: walkAway({ miles: 5.5, km: 9, ascent: 230 }),
    duration: hoursLong(3.5),
    description: `Take the little train from Dalegarth down to Irton Road and walk the long back of the fell to ${festival.place.station}, over Hooker Crag at 231 metres. Check the last train back up the valley before you start.`,
  },
  {
    name: 'Burnmoor Tarn by the corpse road',
    difficulty: 'Moderate',
    distance: walkAway(sharedWalks.burnmoorTarn),
    duration: hoursLong(3.5),
    description:
      'Wasdale Head had no burial ground, so its dead were carried over this moor to St Catherine’s. Go the other way, through Boot, over the packhorse bridge and up the track to a wide tarn. Take the map, because several paths look like the right one.',
  },
  {
    name: 'Harter Fell',
    difficulty: 'Hard',
    distance: walkAway(sharedWalks.harterFell),
    duration: hoursLong(5.5),
    description:
      'Up the river to Doctor Bridge, past Penny Hill farm and steeply up through bracken and rock to about 650 metres. You’ll want your hands for the last few feet.',
  },
  {
    name: 'Illgill Head and Whin Rigg',
    difficulty: 'Hard',
    distance: walkAway({ miles: 10, km: 16, ascent: 750 }),
    duration: hoursLong(6),
    description:
      'By Boot and Burnmoor Tarn to the ridge above the Wast Water screes. The edge is sudden. Keep dogs and children on the landward side, and stay out of the gullies, none of which is a way down. Descend into Miterdale for Eskdale Green and take the train back.',
  },
  {
    name: 'Scafell Pike by Great Moss',
    difficulty: 'Hard',
    distance: walkAway({ miles: 10, km: 16, ascent: 950 }),
    duration: hoursLong(8),
    description:
      'England’s highest ground, 978 metres, by its quietest side. Start near Brotherilkeld, 4 miles by car, and follow the Esk by Lingcove Bridge to Great Moss, then up beside Cam Spout to Mickledore. You cross the river on the Moss without a bridge; after heavy rain, do not.',
  },
];

export const walksPage: ListPage & Labels<'distance' | 'ascent' | 'duration'> = {
  title: 'Walks',
  description: `${capitalised(numberWord(walks.length))} walks from ${festival.place.venue} and nearby, with distance, ascent and time: from an hour at a tarn to England’s highest summit.`,
  picture: 'walks',
  lead: [
    `${capitalised(numberWord(walks.length))} walks to do by yourself, the easiest first. For company, there are `,
    { text: 'guided walks at the festival', to: 'programme/walks' },
    '.',
  ],
  pictures: [
    { picture: 'walkers-on-the-ridge-in-blue', after: 2, wide: true },
    { picture: 'summit-in-mist', after: 5 },
  ],
  band: {
    title: 'Turn round when you stop enjoying it',
    text: [
      'Cloud comes down fast here in any month. Read the ',
      { text: 'fell forecast', to: outside.fellForecast },
      ', carry a waterproof, food and a torch. Tell someone which way you are going. There is no phone signal on most of this ground. In trouble, ring ',
      { text: '999', to: 'tel:999' },
      ', ask for the police and then for mountain rescue, or give six blasts on a whistle every minute.',
    ],
  },
  closing:
    'Distances are for the whole walk. These descriptions are no substitute for a map, so take Ordnance Survey Explorer OL6.',
  labels: { distance: 'Distance', ascent: 'Ascent', duration: 'Time' },
};
