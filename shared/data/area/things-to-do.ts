import type { Labels, ListPage, AreaEntry } from '../../model/text-blocks.ts';
import { away, narrowGauge, stationToMuncaster } from '../facts/area.ts';
import { festival } from '../edition.ts';
import { outside } from '../outside.ts';
import { seaPower } from '../programme/line-up.ts';
import { milesDistance, milesInWords } from '../../figures/distance.ts';
import { minutesText } from '../../figures/duration.ts';
import { capitalised, numberWord } from '../../figures/number-word.ts';
import { walks } from './walks.ts';

/**
 * Real places near the castle. Distances are by road unless they say
 * otherwise, and on foot where that is faster.
 */
export const localAttractions: readonly (AreaEntry &
  ({ readonly onFoot: string } | { readonly driveTime: string }))[] = [
  {
    name: 'Ravenglass & Eskdale Railway',
    distance: milesDistance(away.dalegarth.miles, `to ${away.dalegarth.name}`),
    onFoot: minutesText(away.dalegarth.minutesOnFoot),
    description: `La’al Ratty runs ${milesInWords(narrowGauge.miles)} to ${festival.place.station} in about ${minutesText(narrowGauge.minutes)}. Many trains have a steam engine about as tall as you are. The line was built for iron ore in 1875 and narrowed to 15 inches in 1915.`,
  },
  {
    name: 'Stanley Ghyll',
    distance: milesDistance(away.stanleyGhyll.miles),
    onFoot: minutesText(away.stanleyGhyll.minutesOnFoot),
    description:
      'A wooded gorge with an 18-metre waterfall at the back of it. The path starts level and ends rough. At the top a platform hangs over the drop.',
    warning: {
      warning: 'Slippery rock, and some that falls.',
      text: 'Parts of the path have been closed before. Do what the signs say.',
    },
  },
  {
    name: 'Eskdale Mill',
    distance: milesDistance(away.eskdaleMill.miles, `in ${away.boot.name}`),
    onFoot: minutesText(away.eskdaleMill.minutesOnFoot),
    description:
      'A corn mill with two water wheels, across the packhorse bridge at the top of Boot. A small trust can’t open it every day, so check before you go.',
  },
  {
    name: 'Hardknott Roman Fort',
    distance: milesDistance(4.5),
    driveTime: minutesText(20),
    description:
      'Built under Hadrian for five hundred men from the Dalmatian coast, with the whole valley below. It’s free. Hardknott Pass is 1 in 3 at its steepest, and the fort comes after the first hairpins. Do not drive it in a campervan, or in cloud.',
  },
  {
    name: 'Wast Water',
    distance: milesDistance(8),
    driveTime: minutesText(30),
    description:
      'England’s deepest lake, at 79 metres, cold all the way down. The ridge across the water stands up to nearly 550 metres above it. Use a car park and not the verge.',
  },
  {
    name: 'Muncaster Castle',
    distance: milesDistance(10),
    driveTime: minutesText(25),
    description: `A castle much bigger than ours, where the Penningtons have been since 1208. ${seaPower.name} have a festival of their own here, Krankenhaus, which hasn’t stopped them playing ours. The gardens take a good two hours. It’s a little over ${milesInWords(stationToMuncaster)} on foot from ${festival.place.station} station, so during the festival the shuttle bus gets you most of the way.`,
  },
  {
    name: 'St Bees Head',
    distance: milesDistance(away.stBees.miles, 'to the beach'),
    driveTime: minutesText(45),
    description: `Red sandstone cliffs full of seabirds, and the one place in England where black guillemots are known to breed. Fleswick Bay is about a mile and a half along the top.  Trains from ${festival.place.station} stop at St Bees too.`,
  },
  {
    name: 'Whitehaven harbour',
    distance: milesDistance(away.whitehaven.miles),
    driveTime: minutesText(45),
    description:
      'A Georgian port with a long sea wall to walk. In 1778 John Paul Jones raided it for the American navy.',
  },
];

/** One of the pages that give the castle as the festival's place (specification, section 1). */
export const thingsToDoPage: ListPage & Labels<'distance' | 'onFoot' | 'driveTime'> = {
  title: 'Things to Do',
  description: `${capitalised(numberWord(localAttractions.length))} places near ${festival.place.venue} for a spare morning or an extra day: a little railway, a gorge, a Roman fort, a deep lake, the sea.`,
  picture: 'things-to-do',
  lead: `The festival is at ${festival.place.venue}, in ${festival.place.region}. You can walk to the first three from the gate.`,
  pictures: [
    { picture: 'steam-train-in-blue', after: 2 },
    { picture: 'wild-swimming-in-blue', after: 4 },
  ],
  poster: {
    title: 'Believe the drive times',
    text: 'The valley road is narrow, walled and in places one car wide.',
  },
  strip: {
    title: 'Check before you go',
    text: [
      'Opening hours change with the season, and so does the timetable of the ',
      { text: 'Ravenglass & Eskdale Railway', to: outside.ravenglassRailway },
      '. There are also ',
      { text: 'places to eat', to: 'further-afield/pubs-food' },
      ' and ',
      { text: `${numberWord(walks.length)} walks`, to: 'further-afield/walks' },
      '.',
    ],
  },
  labels: { distance: 'Distance', onFoot: 'Walk', driveTime: 'Drive' },
};
