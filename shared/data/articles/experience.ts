import type { ExperiencePage } from '../../model/frame-texts.ts';
import { times } from '../facts/times.ts';
import { setTimes } from '../facts/set-times.ts';
import { walking } from '../facts/walking.ts';
import { ages } from '../facts/ages.ts';
import { dayName, festival } from '../edition.ts';
import { places } from '../programme/places.ts';
import { clockTime } from '../../figures/clock.ts';
import { hourInWords } from '../../figures/hours.ts';
import { metresText } from '../../figures/distance.ts';
import { capitalised, numberWord } from '../../figures/number-word.ts';
import { minutesInWords } from '../../figures/duration.ts';
import { walkingMinutes } from '../../figures/walking-minutes.ts';
import { years } from '../../figures/years.ts';
import type { Facts } from '../facts/facts.ts';

/** For each place: its purpose, and what to know. */
const whereToHear = [
  [places.castle.name, 'Bands, and where most days end', 'Sloping grass, clearest by the sound desk'],
  [places.boathouse.name, 'Bands, and where most days begin', 'An open shed by the water'],
  [places.library.name, 'Talks', 'Chairs. A whisper carries'],
  [
    places.courtyard.name,
    `Brass, lanterns, records at ${hourInWords(setTimes.firstRecords)}`,
    'Cobbles and walls to lean on',
  ],
  [places.lawn.name, 'Falconry', 'Sit down: the owl flies low'],
  [places.clearing.name, 'The choir, stories, shade', 'Driest in a shower'],
  [places.paddock.name, 'Children and drums', `Open until ${clockTime(times.childrensAreaCloses)}`],
  [places.jetty.name, 'The morning swim', 'Sunday only, with lifeguards'],
  [places.lateTent.name, 'DJs', `Over-${years(ages.adult)}s, wooden floor, bar inside`],
] as const;

export const experience = ({ firstMusic, metres, bandsInWords, lastBandOn }: Facts): ExperiencePage => ({
  title: 'The Experience',
  description: `What a weekend at ${festival.fullName} is like: the castle, ${numberWord(whereToHear.length)} places to hear something, the food, the mere, the small hours and the rain.`,
  picture: 'experience',
  lead: `What a day here is like: about ${festival.capacity} people, a castle, a small mere and ${bandsInWords.within}. From your tent to the late night tent is ${minutesInWords(walkingMinutes(metres.mainFieldToLateTent, walking))} by day and ${minutesInWords(walkingMinutes(metres.mainFieldToLateTent, walking, { dark: true }))} in the dark.`,
  moments: [
    {
      time: clockTime(setTimes.harterFell),
      title: 'Up the fell',
      picture: 'walkers-on-the-ridge',
      focus: [50, 79],
      whole: true,
      text: `Breakfast on Harter Fell, on ${dayName('saturday')}. From the top you see the castle: thick walls, plenty of jackdaws and, since 2022, a whole roof.`,
      more: { text: 'The guided walks', to: 'programme/walks' },
    },
    {
      time: clockTime(setTimes.morningSwim),
      title: 'Into the mere',
      picture: 'wild-swimming',
      focus: [40, 40],
      whole: true,
      text: `It’s dark and much deeper than it looks. You can only swim on ${dayName('sunday')} morning, with lifeguards and a kettle.`,
      more: { text: 'Everything by day and hour', to: 'programme/programme' },
    },
    {
      time: clockTime(setTimes.brassBand),
      title: 'Four walls of brass',
      picture: 'brass-band',
      focus: [50, 60],
      whole: true,
      text: `${places.courtyard.name} echoes, which suits brass and nothing else.`,
      more: { text: 'The schedule', to: 'programme/schedule' },
    },
    {
      time: clockTime(lastBandOn('friday')?.start ?? times.outdoorMusicEnds),
      title: `${dayName('friday')}’s last band`,
      picture: 'stage-from-the-back',
      focus: [50, 42],
      text: 'The lamps along the paths come on in the first few songs. Eat first, because the queues are longest at half past six and gone by eight.',
      more: { text: 'The line-up', to: 'lineup' },
    },
    {
      time: clockTime(times.lateTentEnds),
      title: 'Home by torchlight',
      picture: 'stars-over-the-fell',
      focus: [72, 62],
      text: `${places.lateTent.name} closes. Walk home with a torch, and look up.`,
      more: { text: 'The DJs', to: 'programme/djs' },
    },
  ],
  facts: [
    { term: 'Bands on at once', value: 'One' },
    { term: 'Between the band stages', value: metresText(metres.castleStageToBoathouse) },
    firstMusic,
    { term: 'Outdoor music ends', value: clockTime(times.outdoorMusicEnds) },
    { term: 'Late night tent', value: `Until ${clockTime(times.lateTentEnds)}` },
    { term: 'Sunset', value: `About ${clockTime(times.sunset)}` },
  ],
  stages: {
    heading: `${capitalised(numberWord(whereToHear.length))} places to hear something`,
    blocks: [
      {
        table: {
          caption: 'The stages and how they differ',
          head: ['Where', 'What for', 'What to know'],
          rows: whereToHear,
        },
      },
    ],
  },
  attractionsHeading: 'Between the bands',
  callToAction: 'GET TICKETS',
});
