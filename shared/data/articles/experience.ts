import type { Article } from '../blocks.ts';
import { times } from '../facts/times.ts';
import { setTimes } from '../facts/set-times.ts';
import { firstMusic } from '../facts/music-hours.ts';
import { metres } from '../facts/distances.ts';
import { shuttle } from '../facts/shuttle.ts';
import { ages } from '../facts/ages.ts';
import { policy } from '../facts/policy.ts';
import { fields } from '../facts/campsite.ts';
import { festival } from '../festival.ts';
import { places } from '../programme/places.ts';
import { clockTime } from '../../rules/clock.ts';
import { hourInWords } from '../../rules/figures/hours.ts';
import { metresText } from '../../rules/figures/distance.ts';
import { years } from '../../rules/figures/years.ts';

export interface Experience extends Article {
  /** The heading of the list of attractions. */
  readonly attractionsHeading: string;
  /** The text of the link to the tickets. */
  readonly callToAction: string;
}

export const experience: Experience = {
  title: 'The Experience',
  description: `What a weekend at ${festival.fullName} is like: the castle, nine places to hear something, the food, the mere, the small hours and the rain.`,
  picture: 'experience',
  lead: `About ${festival.capacity} people, a castle, a small mere and twelve bands. You can cross the whole site in ten minutes, you will see the same faces by Saturday, and at some point you will get wet. The bar is good.`,
  facts: [
    { term: 'People', value: `About ${festival.capacity}` },
    { term: 'Bands at the same time', value: 'One' },
    { term: 'Between the two band stages', value: metresText(metres.castleStageToBoathouse) },
    { term: 'Music from', value: firstMusic },
    { term: 'Outdoor music ends', value: clockTime(times.outdoorMusicEnds) },
    { term: 'Late night tent', value: `Until ${clockTime(times.lateTentEnds)}` },
    { term: 'Sunset', value: `About ${clockTime(times.sunset)}` },
    { term: 'Coldest hour', value: 'About 4am, ten degrees' },
  ],
  sections: [
    {
      heading: 'The castle',
      blocks: [
        `${festival.place.venue} is not large and has never been grand. It has thick walls, a courtyard, a good many jackdaws and, since 2022, a whole roof. People live in one corner, so the doors marked private are.`,
        `From the gate it is ${metresText(metres.gateToCastleStage)} to the ${places.castle.name}, and the castle is the first thing you see and the way you find your friends. Phones are little help: there is hardly any signal. Meet by the mounting block.`,
      ],
    },
    {
      heading: 'Nine places to hear something',
      blocks: [
        'No two bands play at once, so there is nothing to choose between and nobody to lose. The small places fill the gaps.',
        {
          table: {
            caption: 'The stages and how they differ',
            head: ['Where', 'What for', 'What to know'],
            rows: [
              [
                places.castle.name,
                'The last band of every night',
                'Wall behind, sloping grass in front. Loudest at the front, clearest by the sound desk',
              ],
              [
                places.boathouse.name,
                'Bands by day and early evening',
                'An open shed at the water. You stand on the bank, or under the roof if you are early',
              ],
              [places.library.name, 'Talks', 'Chairs. A whisper carries, so whisper something good'],
              [
                places.courtyard.name,
                `Brass, lanterns, records at ${hourInWords(setTimes.firstRecords)}`,
                'Four walls and an echo that only brass enjoys',
              ],
              [places.lawn.name, 'Falconry', 'Sit down, or the owl comes in at your height'],
              [
                places.clearing.name,
                'The choir, stories, shade',
                'The quietest spot in daylight, and the driest in a shower',
              ],
              [
                places.paddock.name,
                'Children and drums',
                `Open until ${clockTime(times.childrensAreaCloses)}, when the drums are tired`,
              ],
              [places.jetty.name, 'The morning swim', 'Sunday only, with lifeguards'],
              [places.lateTent.name, 'DJs', `Over-${years(ages.adult)}s, wooden floor, bar inside`],
            ],
          },
        },
        [
          `The ${places.castle.name} to the ${places.boathouse.name} is ${metresText(metres.castleStageToBoathouse)}, downhill, and the same metres feel longer coming back. Every time and stage is on the `,
          { text: 'schedule', to: 'programme/schedule' },
          ', and every band on the ',
          { text: 'line-up', to: 'lineup' },
          '.',
        ],
      ],
    },
    {
      heading: 'Food and drink',
      blocks: [
        'Eleven stalls, picked by people who have to eat there for six days. Pie and peas, flatbreads, dal, wood-fired pizza, crab from the coast, and a van that does nothing but potatoes. Each has at least one vegan main dish. The queues are longest at half past six and gone by eight.',
        `Two bars outdoors and one in the late night tent, with cask ale from breweries within 30 miles, Cumbrian gin, cider, and alcohol-free beer that somebody took trouble over. Tea and coffee start at ${hourInWords(times.teaStarts)} in the morning by the fields.`,
      ],
    },
    {
      heading: 'The mere',
      blocks: [
        'It is small, dark and a good deal deeper than it looks. You may sit beside it all day, and many do. Swimming is on Sunday morning, with lifeguards and a kettle, and at no other time.',
        'In still weather the sound goes across the water and comes back from the trees. Bands notice, usually in the second song, and slow down for it.',
      ],
    },
    {
      heading: 'The evening',
      blocks: [
        `On Friday and Saturday the last band starts at ${clockTime(setTimes.lastBand)} with the sky still light. The sun has gone behind the fell, the lamps come on along the paths in the first few songs, and it is dark for the last. On Sunday it all happens an hour and a half earlier, for the sake of people with work on Monday.`,
        `Outdoor music ends at ${clockTime(times.outdoorMusicEnds)}. Other people live in this valley, and they have been good about it.`,
      ],
    },
    {
      heading: 'The small hours',
      blocks: [
        [
          `${policy.lateTent} It stands ${metresText(metres.castleStageToLateTent)} from the ${places.castle.name}, with two `,
          { text: 'DJs a night', to: 'programme/djs' },
          '. There is one campfire, the one we light, for those who would rather talk.',
        ],
        `The last shuttle bus is at ${clockTime(shuttle.festivalDays.to)}, when ${fields.main.name} falls quiet too. Walk home with a torch and look up: on a clear night there is no street lamp for miles, and the sky is worth the stiff neck.`,
      ],
    },
    {
      heading: 'The weather',
      blocks: [
        'This is the wet side of a wet district. A July day can be 20 degrees at four in the afternoon and half that before dawn, with two showers between. The bands play in the rain. They stop for lightning and for wind that moves the roof.',
        {
          list: [
            'Wellingtons, a proper waterproof, and a jumper even if it is hot when you leave home.',
            'Something for midges, which come out when the wind drops.',
            'Dry socks in a bag, kept for the late night tent.',
          ],
        },
        [
          'The rest of the packing is on ',
          { text: 'Dos & Don’ts', to: 'info/dos-donts' },
          ', and how to stay dry in a tent on ',
          { text: 'Camping', to: 'info/camping' },
          '.',
        ],
      ],
    },
  ],
  attractionsHeading: 'Between the bands',
  callToAction: 'GET TICKETS',
};
