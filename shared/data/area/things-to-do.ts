import type { Labels, ListPage } from '../blocks.ts';
import { away, narrowGauge, stationToMuncaster } from '../facts/area.ts';
import { festival } from '../festival.ts';
import { outside } from '../outside.ts';
import { milesText, milesInWords } from '../../rules/figures/distance.ts';
import { minutesText } from '../../rules/figures/duration.ts';

/** A real place near the castle. Distances are by road, unless they say otherwise. */
export interface LocalAttraction {
  readonly name: string;
  readonly distance: string;
  readonly driveTime: string;
  readonly description: string;
}

/** One of the pages that give the castle as the festival's place (specification, section 1). */
export const thingsToDoPage: ListPage & Labels<'distance' | 'driveTime'> = {
  title: 'Things to Do',
  description: `Eight places near ${festival.place.venue} for a spare morning or an extra day: a steam train, a gorge, a Roman fort, a deep lake, the sea.`,
  picture: 'things-to-do',
  lead: `The festival is at ${festival.place.venue}, in ${festival.place.region}. The first three of these are a walk from the gate.`,
  prints: [
    { print: 'steam-train', after: 2, wide: true },
    { print: 'wild-swimming', after: 4, wide: true },
  ],
  band: {
    title: 'Believe the drive times',
    text: 'The valley road is narrow, walled and in places one car wide, and the sheep have right of way by custom.',
  },
  closing: [
    'Opening hours change with the season, and so does the timetable of the ',
    { text: 'Ravenglass & Eskdale Railway', to: outside.ravenglassRailway },
    ', so look before you set out. For going further on foot there are ',
    { text: 'seven walks with their distances', to: 'further-afield/walks' },
    ', and for the evening after, ',
    { text: 'pubs and places to eat', to: 'further-afield/pubs-food' },
    '.',
  ],
  labels: { distance: 'Distance', driveTime: 'Drive' },
};

export const localAttractions: readonly LocalAttraction[] = [
  {
    name: 'Ravenglass & Eskdale Railway',
    distance: `${milesText(away.dalegarth.miles)}, to ${away.dalegarth.name}`,
    driveTime: `None: ${minutesText(away.dalegarth.minutesOnFoot)} on foot`,
    description: `La’al Ratty runs ${milesInWords(narrowGauge.miles)} to ${festival.place.station} in ${minutesText(narrowGauge.minutes)}, behind engines about as tall as you are. It was built for iron ore in 1875, and has been 15 inches wide since 1915. There are open, half-open and closed carriages. Choose by the sky, and sit near the back if you are wearing white.`,
  },
  {
    name: 'Stanley Ghyll',
    distance: `${milesText(away.stanleyGhyll.miles)}, on foot`,
    driveTime: `None: ${minutesText(away.stanleyGhyll.minutesOnFoot)} on foot`,
    description:
      'A wooded gorge, damp and green to the top, with an 18-metre waterfall at the back of it. The path starts level and ends rough and slippery. Rockfall has closed parts of it before, so do what the signs say. The platform at the top of the gorge hangs over the drop. You will know at once if it is not for you.',
  },
  {
    name: 'Eskdale Mill',
    distance: `${milesText(away.eskdaleMill.miles)}, in ${away.boot.name}`,
    driveTime: `None: ${minutesText(away.eskdaleMill.minutesOnFoot)} on foot`,
    description:
      'A corn mill with two water wheels, across the packhorse bridge at the top of Boot. Its records go back to 1578. A small trust looks after it, and it is open most of the season, though not every day.',
  },
  {
    name: 'Hardknott Roman Fort',
    distance: milesText(4.5),
    driveTime: minutesText(20),
    description:
      'Built under Hadrian for five hundred men from the Dalmatian coast, who cannot have asked for the posting. Walls, gates, a bath house and a levelled parade ground, with the whole valley below. It is free and never shut. Hardknott Pass is 1 in 3, and although the fort comes before the worst hairpins, it does not come before the first. Not in a camper van, and not in cloud.',
  },
  {
    name: 'Wast Water',
    distance: milesText(8),
    driveTime: minutesText(30),
    description:
      'England’s deepest lake, at 79 metres, and cold all the way down. The ridge across the water is more than 500 metres above it, and most of the slope between is loose stone. Great Gable stands at the head. Park in a car park rather than on the verge, or walk back to a ticket.',
  },
  {
    name: 'Muncaster Castle',
    distance: milesText(10),
    driveTime: minutesText(25),
    description: `A castle much bigger than ours. The Penningtons came in 1208. The terrace looks up the Esk to the fells you have just driven from, and the gardens take a good two hours. It is a little over ${milesInWords(stationToMuncaster)} on foot from ${festival.place.station} station, so the shuttle bus will do.`,
  },
  {
    name: 'St Bees Head',
    distance: `${milesText(away.stBees.miles)}, to the beach`,
    driveTime: minutesText(45),
    description: `Red sandstone cliffs full of seabirds, and the only place in England where black guillemots breed. The climb from the beach is steep and soon over; Fleswick Bay is a mile and a half along the top. Come before the end of July, when most of the ledges have emptied. Trains from ${festival.place.station} stop at St Bees too.`,
  },
  {
    name: 'Whitehaven harbour',
    distance: milesText(away.whitehaven.miles),
    driveTime: minutesText(45),
    description:
      'A Georgian port with streets on a grid and a long sea wall to walk. In 1778 John Paul Jones raided it for the American navy, spiked the guns and set fire to one coal ship. These days there are museums, chips and a roof over both, which is worth knowing by the third wet day.',
  },
];
