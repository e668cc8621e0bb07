const answers: Text = ['Lost? ', { text: 'The plan', to: 'plan' }, '.'];

const artists: readonly FeaturedArtist[] = [
  { name: 'AC/DC', genre: 'Rock', picture: 'hands-on-strings' },
  { name: 'Somebody’s Uncle', genre: 'Accordion', picture: 'special-guests', page: 'programme/djs' },
];

export const home = {
  title: festival.fullName,
  description: `${festival.fullName}, ${festival.dates}: seven acts at ${festival.place.venue}, and one ferry a day.`,
  heroPictures: ['hero-stage', 'hero-tents'],
  heroOfSeason: {},
  firstByNight: 'hero-tents',
  rotation: { pause: 'Hold still', play: 'Go on' },
  entry: {
    prices: {
      groups: [
        {
          tickets: [{ id: 'island-pass' }],
          all: '{price}, ferry included',
          onTheGate: '{price} from the skipper',
          soldOut: 'The ferry is full',
        },
      ],
      soldOut: 'The ferry is full',
      toCome: 'The skipper is still adding up',
    },
    sale: { opens: 'Tickets in a while', closed: 'No more tickets' },
    gates: 'The ferry waits for nobody',
  },
  strip: {
    on: '{title}, {end}',
    next: '{title}, {start}',
    help: 'Ask the keeper',
    firstEvening: ['Soup'],
    lastMorning: ['Porridge'],
    over: ['The lamp is out'],
  },
  buttons: { tickets: 'BOOK A PLACE', lineUp: 'WHO IS ON' },
  countdown: {
    heading: 'Until the ferry',
    started: 'The ferry is in',
    over: 'The ferry has sailed',
    labels: {
      days: ['sunrise', 'sunrises'],
      hours: ['bell', 'bells'],
      minutes: ['moment', 'moments'],
      seconds: ['instant', 'instants'],
    },
  },
  featured: { heading: 'Aboard', artists, link: 'Everybody aboard' },
  experience: {
    heading: 'Also ashore',
    cards: [{ title: 'The lamp', description: 'It turns.', picture: 'campfire' }],
    link: 'Three days out',
    answers,
  },
  note: {
    heading: 'From the keeper',
    paragraphs: ['Mind the steps.', { loud: 'The lamp is lit.' }],
    signOff: 'Yours,',
    signatories: Object.values(festival.curators),
    role: 'Keeper of the lamp',
    picture: 'soundcheck',
  },
} as const;
