import { soldWithTickets } from '../facts/sold-with-tickets.ts';
import type { GuidedWalksPage } from '../../model/programme-texts.ts';
import { times } from '../facts/times.ts';
import { setTimes } from '../facts/set-times.ts';
import { shuttle } from '../facts/shuttle.ts';
import { away, sharedWalks } from '../facts/area.ts';
import { festival } from '../edition.ts';
import { productName } from '../products.ts';
import type { EventAccess, GuidedWalkEvent } from '../../model/programme.ts';
import { clockTime } from '../../figures/clock.ts';
import { hoursText } from '../../figures/hours.ts';
import { walkLength } from '../../figures/distance.ts';
import { minutesInWords } from '../../figures/duration.ts';
import { walks } from '../area/walks.ts';
import type { Facts } from '../facts/facts.ts';

/** No walk is suitable for a wheelchair, wherever it begins. */
const access: EventAccess = {
  seats: 'none',
  strobe: false,
  haze: false,
  loudness: 'quiet',
  part: 'join in',
  stepFree: false,
};

/** Each walk ends before the first entry of that day's schedule, or before its first band. */
export const guidedWalks: readonly GuidedWalkEvent[] = [
  {
    id: 'stanley-ghyll',
    kind: 'walk',
    title: 'Stanley Ghyll before the gates',
    difficulty: 'Easy',
    ...walkLength({ miles: 2.5, km: 4, ascent: 100 }),
    meet: 'The castle gate',
    place: 'gate',
    access,
    sets: [{ id: 'stanley-ghyll', day: 'friday', start: setTimes.stanleyGhyll, end: setTimes.walksBack }],
    description: `Through oak woods into the gorge, as far as the path is open, then up to the platform above it if you like heights. Back by ${clockTime(setTimes.walksBack)}, with an hour in hand before the gates open at ${clockTime(times.gatesFriday)}.`,
  },
  {
    id: 'blea-tarn',
    kind: 'walk',
    title: 'Blea Tarn by train',
    difficulty: 'Moderate',
    ...walkLength({ miles: 4, km: 6.5, ascent: 250 }),
    durationNote: 'the train included',
    meet: `${festival.place.station}, on the narrow-gauge platform`,
    place: 'station',
    access,
    sets: [
      { id: 'blea-tarn-friday', day: 'friday', start: '09:40', end: '12:55' },
      { id: 'blea-tarn-sunday', day: 'sunday', start: '09:40', end: '12:55' },
    ],
    description: `The ${clockTime(shuttle.festivalDays.from)} shuttle bus gets you there in time. We ride up the valley, climb the zigzags from Beckfoot to the tarn and come home over the moor, done at Dalegarth by 1pm. Ride back, or walk ${minutesInWords(away.dalegarth.minutesOnFoot)} to the castle and use the return later. Your ticket is good for one of the two mornings, with forty places on each, so write to ${festival.email.tickets} which one you want as soon as you have bought it.`,
  },
  {
    id: 'harter-fell',
    kind: 'walk',
    title: 'Harter Fell for breakfast',
    difficulty: 'Hard',
    ...walkLength(sharedWalks.harterFell),
    meet: 'The castle gate',
    place: 'gate',
    access,
    sets: [{ id: 'harter-fell', day: 'saturday', start: setTimes.harterFell, end: setTimes.harterFellBack }],
    description: `The sun comes up as you leave. It’s a long pull through bracken, with your own breakfast, and back by ${clockTime(setTimes.harterFellBack)}.`,
  },
  {
    id: 'corpse-road',
    kind: 'walk',
    title: 'The corpse road',
    difficulty: 'Moderate',
    ...walkLength(sharedWalks.burnmoorTarn),
    meet: 'The castle gate',
    place: 'gate',
    access,
    sets: [{ id: 'corpse-road', day: 'saturday', start: '06:30', end: '10:15' }],
    description:
      'To Burnmoor Tarn and back on the track by which Wasdale brought its dead to St Catherine’s. Back a little after 10am, in time for the choir.',
  },
  {
    id: 'eel-tarn',
    kind: 'walk',
    title: 'Eel Tarn before church',
    difficulty: 'Moderate',
    ...walkLength({ miles: 6, km: 9.5, ascent: 200 }),
    meet: 'The castle gate',
    place: 'gate',
    access,
    sets: [{ id: 'eel-tarn', day: 'sunday', start: '06:30', end: setTimes.walksBack }],
    description: `Up the Esk to Doctor Bridge, over the road and up past an old peat hut to a reedy tarn with the Scafells behind it, then down to Boot and back by ${clockTime(setTimes.walksBack)} for the swim.`,
  },
  {
    id: 'esk',
    kind: 'walk',
    title: 'The Esk at a Sunday pace',
    difficulty: 'Easy',
    ...walkLength({ miles: 2.5, km: 4, ascent: 40 }),
    meet: 'The castle gate',
    place: 'gate',
    access,
    sets: [{ id: 'esk', day: 'sunday', start: '08:30', end: setTimes.walksBack }],
    description: `Upstream to St Catherine’s and back by ${clockTime(setTimes.walksBack)}, at the speed of the slowest person, with a flask of coffee by the stepping stones.`,
  },
];

export const guidedWalksPage = ({ priceOf }: Facts): GuidedWalksPage => ({
  title: 'Guided Walks',
  description: `Guided walks at ${festival.fullName}, from a gentle riverside to Harter Fell for breakfast, and one that begins on the narrow-gauge railway.`,
  picture: 'guided-walks',
  lead: [
    `All but one are free with any ticket. Blea Tarn by train needs the ${productName('train-ticket')}, ${priceOf('train-ticket')}, `,
    soldWithTickets,
    '.',
  ],
  climbs: 'How far, and how far up',
  strip: {
    title: 'Twenty to a leader',
    facts: [
      {
        term: 'Put your name down',
        value: { until: 'namesDownUntil', before: 'The evening before', after: 'No more' },
        note: {
          until: 'namesDownUntil',
          before: `At the information point, open ${hoursText(times.informationPoint)}; for the one by train, by email when you buy.`,
          after: 'The last walk is back, and no more names are taken.',
        },
      },
      { term: 'Come in', value: 'Boots', note: 'With a waterproof.' },
      {
        term: 'First shuttle bus',
        value: clockTime(shuttle.festivalDays.from),
        note: 'In time for the one by train, and for no other.',
      },
      { term: 'Dogs', value: 'On short leads', note: 'They can come on all but Harter Fell.' },
      {
        term: 'Without a leader',
        value: [{ text: `${walks.length} more walks`, to: 'further-afield/walks' }],
        note: 'By yourself, the easiest first.',
      },
    ],
  },
  labels: { difficulty: 'Difficulty', distance: 'Distance', duration: 'Duration', meet: 'Meet' },
});
