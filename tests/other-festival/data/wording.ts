import type { ContactPage, InfoTabs } from '../../../shared/model/info-texts.ts';
import type { Texts } from '../../../shared/wording/texts.ts';
import { calendar, edition } from './edition.ts';
import { sustainabilityTab, travelTab } from './pages.ts';

const endLinks = [{ text: 'The first tide', to: 'info/first-time' }];

export const frame: Texts['frame'] = {
  skipLink: 'To the text',
  menuButton: { open: 'Chart', close: 'Fold' },
  mainMenu: 'Pages',
  onThisPage: 'Here',
  urgentNotice: 'Warning',
  closeNotice: 'Done',
  outsideLink: '(over the sea)',
  islandError: 'The sea got in',
  menus: { info: 'Ask', 'further-afield': 'Ashore', programme: `${edition.name} ${edition.year}` },
  getTickets: 'BOOK A PLACE',
  saving: { offer: 'Take these ashore', failed: 'Dropped', done: 'Packed' },
  menuFoot: { links: endLinks, gates: 'The ferry lands at noon.', picture: 'campfire' },
  footer: {
    headings: { quickLinks: 'Shortcuts', contact: 'Write', newsletter: 'Letters', social: 'Other shores' },
    quickLinks: [{ text: 'Questions', to: 'info/faqs' }],
    newsletter: {
      lead: 'Two letters a year.',
      label: 'Where to',
      button: 'Yes please',
      success: 'You are on the list.',
      withoutJavaScript: 'Needs JavaScript.',
    },
    cookies: 'No cookies, only crispbread.',
    endLine: endLinks,
    colophon: 'Printed below deck.',
  },
};

export const home: Texts['home'] = {
  title: edition.fullName,
  description: `${edition.fullName}, ${edition.dates}: seven acts at ${edition.place.venue}, and one ferry a day.`,
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
  featured: {
    heading: 'Aboard',
    artists: [
      { name: 'AC/DC', genre: 'Rock', picture: 'hands-on-strings' },
      { name: 'Somebody’s Uncle', genre: 'Accordion', picture: 'special-guests', page: 'programme/djs' },
    ],
    link: 'Everybody aboard',
  },
  experience: {
    heading: 'Also ashore',
    cards: [{ title: 'The lamp', description: 'It turns.', picture: 'campfire' }],
    link: 'Three days out',
    answers: ['Lost? ', { text: 'The plan', to: 'plan' }, '.'],
  },
  note: {
    heading: 'From the keeper',
    paragraphs: ['Mind the steps.', { loud: 'The lamp is lit.' }],
    signOff: 'Yours,',
    signatories: Object.values(edition.curators),
    role: 'Keeper of the lamp',
    picture: 'soundcheck',
  },
};

export const contact: ContactPage = {
  title: 'Write',
  description:
    'How to write to the people who run the gathering on the island, and how to ring them up in an emergency.',
  lead: 'One person answers.',
  picture: 'reading-in-the-hay',
  atOnce: {
    name: 'On the island',
    text: 'The keeper sleeps beside it.',
    phone: edition.phone.onSite,
  },
  otherwise: {
    name: 'On land',
    text: 'Somebody reads it.',
    email: edition.email.hello,
    phone: edition.phone.office,
  },
  details: {
    heading: 'Who answers',
    points: [
      {
        name: 'The keeper',
        text: 'Reads everything.',
        email: edition.email.hello,
        phone: edition.phone.office,
        pages: [{ text: 'Deckhands', to: 'info/stewards' }],
      },
      { name: 'Ashore', text: edition.office },
    ],
  },
  form: {
    heading: 'A message',
    required: 'All four, please.',
    labels: { name: 'You', email: 'Your address', subject: 'About', message: 'What you want' },
    send: 'Post it',
    withoutJavaScript: [
      'Needs JavaScript. Otherwise write to ',
      { text: edition.email.hello, to: `mailto:${edition.email.hello}` },
      '.',
    ],
    success: 'Posted.',
  },
};

export const infoTabs: InfoTabs = {
  title: 'Ask',
  description:
    'What people ask about the island, how the ferry goes, and what the gathering leaves behind on the shore.',
  lead: 'In short.',
  picture: 'boathouse-stage',
  band: { title: 'Ferry at two', text: 'Once a day.' },
  facts: [{ term: 'Ferry', value: 'At two', note: 'Once a day' }],
  tabs: [
    { id: 'faqs', label: 'Questions', more: { text: 'Both questions', to: 'info/faqs' } },
    {
      id: 'getting-there',
      label: 'Ferry',
      more: { text: 'The ferry', to: 'info/getting-here' },
      blocks: travelTab,
    },
    {
      id: 'sustainability',
      label: 'Footprint',
      more: { text: 'The footprint', to: 'info/sustainability' },
      blocks: sustainabilityTab,
    },
  ],
  doors: [{ text: 'The ferry', to: 'info/getting-here', picture: 'boathouse-stage' }],
};

export const landmarkWords: Texts['landmarkWords'] = {
  directions: ['nord', 'nordøst', 'øst', 'sørøst', 'sør', 'sørvest', 'vest', 'nordvest'],
};

export const landmarkPhrases = {
  raft: 'the raft’s rail',
  loft: 'the net loft',
  quay: 'the quay steps',
  pump: 'the old pump',
};

export const pluralPlaces = ['quay'];

export const lineUpPage: Texts['lineUpPage'] = {
  title: 'Aboard',
  description:
    'Seven acts on an island, with what each of them plays and on which of the days they get off the ferry.',
  lead: 'Seven of them.',
  filterLabel: 'Who is on when',
  filters: [
    { id: 'all', label: 'EVERYBODY' },
    ...edition.days.map(({ id, name }) => ({ id, label: `ON ${name.toUpperCase()}` })),
  ],
  count: { one: 'name', many: 'names' },
  find: { label: 'Whom', unit: 'names', of: 'out of', nothing: 'Not aboard.', near: 'Perhaps these.' },
  poster: {
    link: 'The bill of the ferry',
    back: 'Faces, please',
    print: 'It fits the printer at the harbour office.',
    picture: 'hero-stage',
  },
};

export const nowNextWords: Texts['nowNextWords'] = {
  on: 'This very hour',
  next: 'The next tide',
  first: 'The first tide',
  until: 'ebbs at',
  follows: 'Follows at',
  elsewhere: 'rises at',
  dropIn: 'Wade in any time',
  over: { heading: 'Takk', text: 'The lamp is out. Takk for alt.' },
  lastMorning: { heading: 'Ebb', text: 'The ferry goes once more.' },
  outdated: { heading: 'Old tide', text: 'The tide has turned twice.', link: 'Ask the keeper again' },
};

export const schedulePage: Texts['schedulePage'] = {
  title: 'Running Order',
  description:
    'Who plays when on the raft and in the net loft, evening by evening, with the tides left out for once.',
  lead: 'A few of {count}.',
  hours: [
    { term: 'First ferry', value: '9.30am' },
    { term: 'Last ferry', value: '1.15am' },
  ],
  until: 'ends at',
  today: 'This very day:',
  now: 'This minute',
  followedBy: ' and then ',
  changes: 'The keeper’s slate is right.',
  others: 'By the clock of the ferry.',
};

export const seasonWording: Texts['seasonWording'] = {
  call: { text: 'LOOK', to: 'gallery' },
  label: 'The tide',
  bands: [{ seasons: ['over'], pages: ['tickets'], text: 'The tide is out, and so is the till.' }],
};

export const turns: Texts['turns'] = [
  [Date.parse(calendar.salesOpen), 'the till opened'],
  [Date.parse(calendar.fieldsClose), 'the ferry left'],
];
