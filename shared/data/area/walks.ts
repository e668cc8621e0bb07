import type { GuidedWalkEvent } from '../../model/programme.ts';
import type { Labels, ListPage, AreaEntry } from '../../model/text-blocks.ts';
import { sharedWalks } from '../facts/area.ts';
import { festival } from '../edition.ts';
import { outside } from '../outside.ts';
import { difficulties } from '../../figures/grade-of.ts';
import { metresBriefly, walkDistance } from '../../figures/distance.ts';
import type { Distance, WalkLength } from '../../model/measures.ts';
import { hoursLong } from '../../figures/duration.ts';
import { capitalised, numberWord } from '../../figures/number-word.ts';

/**
 * A walk's length and climb.
 * @param profile from the description and the map, by eye; there was no survey
 */
const climbing = (length: WalkLength, profile: Distance['profile']) => ({
  distance: { ...walkDistance(length), profile },
  ascent: metresBriefly(length.ascent),
});

/** Real walks. The distance includes the ascent, which matters as much. */
export const walks: readonly (AreaEntry & {
  readonly difficulty: GuidedWalkEvent['difficulty'];
  readonly ascent: string;
  readonly duration: string;
})[] = [
  {
    name: 'Devoke Water',
    difficulty: 'Easy',
    ...climbing(
      { miles: 1.5, km: 2.4, ascent: 50 },
      '0 0, 12 45, 30 80, 40 100, 50 70, 60 100, 70 80, 88 45, 100 0',
    ),
    duration: hoursLong(1),
    description:
      'A stony track from the crossroads on the Birker Fell road, 4.5 miles by car, to a very large tarn. The full circuit is about 3.5 miles, wet and with hardly a path.',
  },
  {
    name: 'The Esk and Doctor Bridge',
    difficulty: 'Easy',
    ...climbing(
      { miles: 4, km: 6.5, ascent: 80 },
      '0 0, 10 30, 18 22, 32 70, 40 60, 52 100, 64 74, 70 80, 84 26, 92 30, 100 0',
    ),
    duration: hoursLong(2),
    description:
      'Up the south bank past Gill Force, over Doctor Bridge, and down the north bank to St Catherine’s church.',
    warning: {
      warning: 'Look at the stepping stones first.',
      text: 'If the river is over any of them, use the footbridge a little upstream.',
    },
  },
  {
    name: 'Muncaster Fell and the train home',
    difficulty: 'Moderate',
    ...climbing(
      { miles: 5.5, km: 9, ascent: 230 },
      '0 20, 8 26, 20 72, 28 66, 38 84, 46 76, 60 100, 68 78, 76 80, 90 14, 100 0',
    ),
    duration: hoursLong(3.5),
    description: `Take the little train from Dalegarth down to Irton Road and walk the long back of the fell to ${festival.place.station}, over Hooker Crag at 231 metres. Check the last train back up the valley before you start.`,
  },
  {
    name: 'Burnmoor Tarn by the corpse road',
    difficulty: 'Moderate',
    ...climbing(
      sharedWalks.burnmoorTarn,
      '0 0, 8 6, 20 52, 30 74, 38 100, 46 88, 54 88, 62 100, 70 74, 80 52, 92 6, 100 0',
    ),
    duration: hoursLong(3.5),
    description:
      'Wasdale Head had no burial ground, so its dead were carried over this moor to St Catherine’s. Go the other way, through Boot, over the packhorse bridge and up the track to a wide tarn. Take the map, because several paths look like the right one.',
  },
  {
    name: 'Harter Fell',
    difficulty: 'Hard',
    ...climbing(
      sharedWalks.harterFell,
      '0 0, 12 4, 24 8, 32 26, 38 36, 46 82, 50 100, 55 84, 64 60, 72 48, 84 12, 100 0',
    ),
    duration: hoursLong(5.5),
    description:
      'Up the river to Doctor Bridge, past Penny Hill farm and steeply up through bracken and rock to about 650 metres. You’ll want your hands for the last few feet.',
  },
  {
    name: 'Illgill Head and Whin Rigg',
    difficulty: 'Hard',
    ...climbing(
      { miles: 10, km: 16, ascent: 750 },
      '0 4, 14 22, 28 34, 34 32, 46 100, 54 78, 66 90, 76 40, 86 12, 100 0',
    ),
    duration: hoursLong(6),
    description:
      'By Boot and Burnmoor Tarn to the ridge above the Wast Water screes. Descend into Miterdale for Eskdale Green and take the train back.',
    warning: {
      warning: 'The edge is sudden.',
      text: 'Keep dogs and children on the landward side, and stay out of the gullies: none of them is a way down.',
    },
  },
  {
    name: 'Scafell Pike by Great Moss',
    difficulty: 'Hard',
    ...climbing(
      { miles: 10, km: 16, ascent: 950 },
      '0 0, 16 8, 26 22, 34 25, 41 64, 45 80, 50 100, 55 80, 59 64, 66 25, 74 22, 84 8, 100 0',
    ),
    duration: hoursLong(8),
    description:
      'England’s highest ground, 978 metres, by its quietest side. Start near Brotherilkeld, 4 miles by car, and follow the Esk by Lingcove Bridge to Great Moss, then up beside Cam Spout to Mickledore.',
    warning: {
      warning: 'Not after heavy rain.',
      text: 'You cross the river on the Moss, and there is no bridge.',
    },
  },
];

export const walksPage: ListPage & Labels<'distance' | 'difficulty' | 'ascent' | 'duration'> = {
  title: 'Walks',
  description: `${capitalised(numberWord(walks.length))} walks from ${festival.place.venue} and nearby, with distance, ascent and time: from an hour at a tarn to England’s highest summit.`,
  picture: 'walks',
  lead: [
    `${capitalised(numberWord(walks.length))} walks to do by yourself, the easiest first. For company, there are `,
    { text: 'guided walks at the festival', to: 'programme/walks' },
    '.',
  ],
  pictures: [
    { picture: 'walkers-on-the-ridge-in-blue', after: 2 },
    { picture: 'cairn-in-blue', after: 5 },
  ],
  strip: {
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
    'Distances are for the whole walk. These descriptions are no substitute for a map, nor are the outlines, so take Ordnance Survey Explorer OL6.',
  labels: { distance: 'Distance', difficulty: 'Effort', ascent: 'Ascent', duration: 'Time' },
  scale: difficulties,
};
