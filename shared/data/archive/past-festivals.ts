import type { PastFestival, PastFestivalsPage } from '../../model/archive-texts.ts';
import { calendar, dateOf } from '../calendar.ts';
import { festival } from '../edition.ts';
import { houseArtist } from '../programme/line-up.ts';
import { places } from '../programme/places.ts';

/** How many people came in each year (specification, section 9). */
const attendance = { 2025: '2,500', 2024: '2,000', 2023: '1,800', 2022: '1,500' } as const;

const location = `${festival.place.venue}, ${festival.place.county}`;

// Samples: headliners of past editions.
/** The newest comes first, because every unknown year falls back to it (specification, section 2). */
export const pastFestivals: readonly [PastFestival, ...PastFestival[]] = [
  {
    year: 2025,
    title: `${festival.name} 2025`,
    date: '18–20 July 2025',
    location,
    attendance: attendance[2025],
    headliners: ['Copper Weather', 'Nan Calder & the Gulls', 'Low Sheds'],
    overview: [
      'The first year at the size we mean to stay. Every ticket had gone by the second week of May.',
      `Low Sheds closed the weekend in cloud so low that the lamps on the ${places.castle.name} lit it from below. Well over half of you came without a car.`,
      `The morning swim began, at ${places.jetty.name}, with lifeguards, one kettle and a hundred and forty swimmers.`,
    ],
    highlights: [
      'The first year that well over half of the audience came without a car.',
      `The first morning swim, from ${places.jetty.name}.`,
      'The falcon that sat on the tower through the whole of a drum solo.',
      `A choir of three hundred in ${places.clearing.name}, taught in under an hour.`,
    ],
    gallery: [
      'last-song',
      'dancers-in-the-dark',
      'dj-booth',
      'choir-in-the-woods',
      'falconry-lawn',
      'stars-over-the-fell',
    ],
    description: `${festival.fullName} in 2025: 2,500 people, Copper Weather, Nan Calder & the Gulls and Low Sheds, a new dance floor and a very low cloud.`,
  },
  {
    year: 2024,
    title: `${festival.name} 2024`,
    date: '19–21 July 2024',
    location,
    attendance: attendance[2024],
    headliners: ['Marguerite Vane', 'The Tarn Lights', 'Pale Surveyor'],
    overview: [
      'The year of the storm. It came up the valley on Saturday at four, took two gazebos and a sign into the mere and was over by six. No one was hurt. We’ve asked you to leave gazebos at home ever since.',
      `The ${places.boathouse.name} was new that year and stayed dry. ${houseArtist.name} played to as many as could get under its roof and a good many who couldn’t.`,
      `${places.lateTent.name} was new as well, on grass. By two on Sunday morning there wasn’t any left.`,
      'Marguerite Vane went on at nine with half her lights, and has since said she prefers it.',
    ],
    highlights: [
      `The ${places.boathouse.name} opens, with a roof, just in time.`,
      `${houseArtist.name}’s set, right through the storm.`,
      'The Tarn Lights’ last song, with the whole field dripping.',
    ],
    gallery: [
      'tents-in-rain',
      'boathouse-stage',
      'microphone-from-the-pit',
      'hands-on-keys',
      'bunting-and-lanterns',
    ],
    description: `${festival.fullName} in 2024: 2,000 people, a storm at four on Saturday, a new stage with a roof, and Marguerite Vane with half her lights.`,
  },
  {
    year: 2023,
    title: `${festival.name} 2023`,
    date: '21–23 July 2023',
    location,
    attendance: attendance[2023],
    headliners: ['Hollin & Sons', 'Vera Quill', 'Saltbox Choir'],
    overview: [
      `The first year with talks. We put out sixty chairs in ${places.library.name}. A hundred and ninety people came to hear about owls, so the speaker did it twice.`,
      `We fenced ${places.paddock.name} for the children, who until then had been loud everywhere.`,
      'It was also the year of the wrong beer, when a lorry meant for a wedding in Penrith unloaded here. Eleven of the guests came to fetch it and stayed the weekend.',
    ],
    highlights: [
      `The first talks in ${places.library.name}, full to the door.`,
      'Guided walks begin, at six in the morning, fully booked.',
      'Hollin & Sons’ encore, with a bridesmaid on tambourine.',
      'Three dry days in a row, the only ones in our history.',
    ],
    gallery: ['reading-in-the-hay', 'kites', 'owl-on-a-glove', 'merch-table', 'drumming-workshop'],
    description: `${festival.fullName} in 2023: 1,800 people, the first talks and guided walks, three dry days in a row, and a wedding’s beer.`,
  },
  {
    year: 2022,
    title: `${festival.name} 2022`,
    date: '22–24 July 2022',
    location,
    attendance: attendance[2022],
    headliners: ['The Provincial Observatory', 'Iris Mott', 'Tin Parliament'],
    overview: [
      'It was three years since the first one. We weren’t sure anyone would come. The pandemic had taken one summer. A gale took the next, when the castle’s roof came off in one piece and went back on in four thousand.',
      `Fifteen hundred of you came, three times as many as before. We’d forgotten how loud a drum is. Brass and lanterns had ${places.courtyard.name}, our second stage.`,
      `${houseArtist.name} opened Saturday at two in the afternoon: twenty minutes, sixty people and a dog.`,
    ],
    highlights: [
      'The castle under its new roof, after two summers without a festival.',
      `${houseArtist.name}’s first set here.`,
      'The first lantern procession, because the lights on the path had failed.',
      `Iris Mott, singing alone in ${places.courtyard.name}, by lantern.`,
    ],
    gallery: [
      'lantern-procession',
      'castle-windows',
      'campfire',
      'sunrise-over-the-fell',
      'child-on-shoulders',
    ],
    description: `${festival.fullName} in 2022: 1,500 people come back after two summers away, under a new castle roof, behind the first lantern procession.`,
  },
];

/** Whether this year's figures have been entered. */
const isCounted = pastFestivals.some(({ year }) => year >= festival.year);

export const pastFestivalsPage: PastFestivalsPage = {
  title: 'Past Festivals',
  description: `Every ${festival.fullName} so far: 2022 to 2025 with headliners, highlights and pictures, and how five hundred people began it in ${festival.founded}.`,
  lead: [
    `What each year was like. It began in ${festival.founded} with 500 people and grew each year, until we decided to stay at ${festival.capacity}.`,
    {
      until: 'fieldsClose',
      before: '',
      after: isCounted
        ? ''
        : {
            until: 'resultsUntil',
            before: ` We’ll add ${festival.year} by ${dateOf(calendar.resultsUntil)}.`,
            after: ` We haven’t added ${festival.year} yet.`,
          },
    },
  ],
  history: [
    `In ${festival.founded} there was one stage, one bar and a generator borrowed from a quarry. It gave out at teatime on Saturday, and the choir carried on without it.`,
    [
      'The ',
      { text: 'gallery', to: 'gallery' },
      ' has more pictures',
      {
        until: 'fieldsClose',
        before: [', and the ', { text: 'bill', to: 'lineup' }, ' has what’s next.'],
        after: '.',
      },
    ],
  ],
  came: {
    heading: 'How many came',
    bars: [[`${festival.founded}`, '500'], ['2020, 2021', 'No festival'], ...Object.entries(attendance)].map(
      ([name = '', figure = '']) => ({ name, figure, amount: Number(figure.replace(',', '')) || 0 }),
    ),
  },
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
