import type { Block, Summary, Text } from './blocks.ts';
import { stages } from './facts.ts';
import { festival } from './festival.ts';
import { houseArtist } from './line-up.ts';
import type { PictureId } from './pictures.ts';

export interface PastFestival {
  readonly year: number;
  readonly title: string;
  readonly date: string;
  readonly location: string;
  readonly attendance: string;
  readonly headliners: readonly string[];
  readonly overview: readonly string[];
  readonly highlights: readonly string[];
  /** The first leads the page; all others hang on its wall. */
  readonly gallery: readonly PictureId[];
  /** For search engines. */
  readonly description: string;
}

const location = `${festival.place.castle}, ${festival.place.county}`;

/** The newest first: it also answers for every year without a page (specification, section 2). */
export const pastFestivals: readonly [PastFestival, ...PastFestival[]] = [
  {
    year: 2025,
    title: `${festival.name} 2025`,
    date: '18–20 July 2025',
    location,
    attendance: '2,500',
    headliners: ['Copper Weather', 'Nan Calder & the Gulls', 'Low Sheds'],
    overview: [
      'The first year at the size we mean to stay. Every ticket went by the second week of May, and the people who count such things at the county agreed that the lane could take no more.',
      `Copper Weather opened the weekend in full sun and Low Sheds closed it in cloud so low that the lamps on ${stages.castle} lit the underside. In between, the shuttle carried more people than the car park did, for the first time.`,
      `We built ${stages.lateTent} a sprung floor over the winter. By Sunday it needed a second winter.`,
    ],
    highlights: [
      'More arrivals by train and shuttle than by car, for the first time.',
      'The falcon that sat on the keep through the whole of a drum solo.',
      'A choir of three hundred in the clearing, taught in forty-five minutes.',
      'The cloud that came down for the last set and stayed for it.',
    ],
    gallery: [
      'last-song',
      'crowd-from-above',
      'late-night-tent',
      'choir-in-the-woods',
      'falconry-lawn',
      'shuttle-bus',
      'stars-over-the-fell',
    ],
    description: `${festival.fullName} in 2025: 2,500 people, Copper Weather, Nan Calder & the Gulls and Low Sheds, a new dance floor and a very low cloud.`,
  },
  {
    year: 2024,
    title: `${festival.name} 2024`,
    date: '19–21 July 2024',
    location,
    attendance: '2,000',
    headliners: ['Marguerite Vane', 'The Tarn Lights', 'Ferrous'],
    overview: [
      'The year of the storm. It came up the valley on Saturday at four, took two gazebos and a sign into the mere, and was over by six. Nobody was hurt, and the Wi-Fi that we do not have did not fail.',
      `${stages.boathouse} was new that year and stayed dry. ${houseArtist.name} played to as many as could get under its roof, and to a good many who could not.`,
      'Marguerite Vane went on at nine with half of her lights. She has since said that she prefers it.',
    ],
    highlights: [
      `${stages.boathouse} opens, with a roof, just in time.`,
      `${houseArtist.name} plays through the storm without looking up.`,
      'Four hundred towels, lent by the valley and all returned.',
      'The Tarn Lights’ last song, sung by the audience after the power had gone.',
    ],
    gallery: [
      'tents-in-rain',
      'boathouse-stage',
      'boots-and-mud',
      'singer-from-the-pit',
      'food-stalls-at-dusk',
      'moon-over-the-mere',
    ],
    description: `${festival.fullName} in 2024: 2,000 people, a storm at four on Saturday, a new stage with a roof, and Marguerite Vane with half her lights.`,
  },
  {
    year: 2023,
    title: `${festival.name} 2023`,
    date: '21–23 July 2023',
    location,
    attendance: '1,800',
    headliners: ['Hollin & Sons', 'Vera Quill', 'Saltbox Choir'],
    overview: [
      `The first year with talks. We had put out sixty chairs in ${stages.library} and a hundred and ninety people came to hear about owls, so the speaker did it twice.`,
      'It was also the year of the wrong beer: a lorry meant for a wedding in Penrith unloaded here on Thursday night. The wedding was very good about it. Two of the guests have been back every year.',
      'Vera Quill’s set ran twenty minutes short and she filled them with questions from the audience. Most were about owls.',
    ],
    highlights: [
      `The first talks in ${stages.library}: sixty chairs, a hundred and ninety people.`,
      'Guided walks begin, at six in the morning, fully booked.',
      'A wedding party of eleven, in search of its beer, stays for the weekend.',
      'Three dry days in a row, the only ones in our history.',
    ],
    gallery: [
      'talks-tent',
      'walkers-on-the-ridge',
      'bar-lamps',
      'asleep-on-a-rug',
      'owl-on-a-glove',
      'steam-train',
    ],
    description: `${festival.fullName} in 2023: 1,800 people, the first talks and guided walks, three dry days in a row, and a wedding’s beer.`,
  },
  {
    year: 2022,
    title: `${festival.name} 2022`,
    date: '22–24 July 2022',
    location,
    attendance: '1,500',
    headliners: ['The Long Acre', 'Iris Mott', 'Tin Parliament'],
    overview: [
      'Three years after the first one, and nobody was sure that anybody would come. Two years had gone to the pandemic, and the winter before to the castle’s roof, which came off in one piece in a gale and went back in four thousand.',
      'Fifteen hundred came, three times as many as before, and a good few of them cried at the soundcheck. We had forgotten how loud a drum is.',
      `${houseArtist.name} opened Saturday at two in the afternoon to sixty people and a dog. If everybody who now says so had been there, it would have been eight hundred.`,
    ],
    highlights: [
      'The castle under its new roof, after two summers without a festival.',
      `${houseArtist.name}’s first set here, to sixty people and a dog.`,
      'The lantern procession, begun because the lights on the path had failed.',
      'Iris Mott, unaccompanied, in the courtyard, at midnight.',
    ],
    gallery: [
      'lantern-procession',
      'castle-windows',
      'courtyard-morning',
      'raised-wristbands',
      'campfire',
      'sunrise-over-the-fell',
    ],
    description: `${festival.fullName} in 2022: 1,500 people come back after two summers away, under a new castle roof, behind the first lantern procession.`,
  },
];

export const pastFestivalsPage: Summary & {
  readonly lead: Text;
  readonly history: readonly Block[];
  readonly labels: Readonly<
    Record<
      | 'date'
      | 'location'
      | 'attendance'
      | 'headliners'
      | 'overview'
      | 'highlights'
      | 'gallery'
      | 'back'
      | 'callToAction'
      | 'historyHeading',
      string
    >
  >;
} = {
  title: 'Past Festivals',
  description: `Every ${festival.fullName} so far: 2022 to 2025 with headliners, highlights and pictures, and how five hundred people began it in ${festival.founded}.`,
  lead: `It began in ${festival.founded} with 500 people. There have been four since, each a little larger, and we have stopped growing on purpose.`,
  history: [
    `In ${festival.founded} there was one stage, one bar and a generator borrowed from a quarry. 500 people came for a single weekend and asked when the next one was. We said next year.`,
    'It was not next year. In 2020 and 2021 there was no festival: first the pandemic, and then, when that was nearly over, the castle lost its roof in a gale. We came back in 2022 with a new roof and a longer queue.',
    {
      table: {
        caption: 'How many came',
        head: ['Year', 'People'],
        rows: [
          [`${festival.founded}`, '500'],
          ['2020 and 2021', 'No festival'],
          ...pastFestivals.toReversed().map(({ year, attendance }) => [`${year}`, attendance]),
        ],
      },
    },
  ],
  labels: {
    date: 'Date',
    location: 'Place',
    attendance: 'Attendance',
    headliners: 'Headliners',
    overview: 'Overview',
    highlights: 'Highlights',
    gallery: 'Gallery',
    back: 'Back to past festivals',
    callToAction: 'GET TICKETS',
    historyHeading: 'From 500 people to here',
  },
};
