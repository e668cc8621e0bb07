/** Makes small festivals for tests: an island, three days, no picture, and few words. */
import { completeContent, type Content } from '../../shared/festival/content.ts';
import type { PlaceKind } from '../../shared/model/grounds.ts';
import type { Texts } from '../../shared/wording/texts.ts';
import * as frames from '../../shared/wording/frame-labels.ts';
import { labels } from '../../shared/wording/labels.ts';
import { needsPageText } from '../../shared/wording/needs-wording.ts';
import { notKnownPage } from '../../shared/wording/not-known-wording.ts';
import { planPageLabels } from '../../shared/wording/plan-labels.ts';
import {
  artistLabels,
  lineUpLabels,
  nowNextLabels,
  programmeLabels,
  scheduleLabels,
} from '../../shared/wording/programme-labels.ts';
import { purchaseLabels, ticketsLabels } from '../../shared/wording/ticket-labels.ts';
import { calendar, edition, visits } from './edition.ts';
import * as grounds from './grounds.ts';
import * as programme from './programme.ts';

const currency = { code: 'NOK', pattern: '{amount} kr', decimal: ',' };

const tickets = [
  { id: 'island-pass', name: 'Island Pass', description: 'All of it, with the ferry.' },
  { id: 'evening', name: 'Evening Pass', description: 'From six, on one evening.' },
];

const page = (title: string) => ({
  title,
  description: `${title}: what there is to know about it on an island, in two sentences and a list of one.`,
  lead: 'It is an island, so bring everything.',
});

const over = { heading: 'Takk', text: 'The lamp is out.' };

export const sampleTexts = (own: Partial<Texts> = {}): Texts => ({
  ...labels({ edition, calendar, pace: visits.pace }),
  frame: {
    ...frames.frameLabels,
    menus: { info: 'Ask', 'further-afield': 'Ashore', programme: 'Days' },
    menuFoot: { links: [{ text: 'The chart', to: 'plan' }], gates: 'The ferry lands at noon.' },
    footer: {
      ...frames.footerLabels,
      quickLinks: [
        { text: 'Needs', to: 'needs' },
        { text: 'Three days', to: 'experience' },
      ],
      newsletter: { lead: 'Two letters a year.', ...frames.newsletterLabels(edition.email.hello) },
      groups: [
        {
          heading: 'More',
          links: [
            { text: 'Every word', to: 'a-z' },
            { text: 'Not known', to: 'info/not-known-yet' },
          ],
        },
      ],
      colophon: 'Printed below deck.',
    },
  },
  home: {
    ...page(edition.fullName),
    heroPictures: [],
    heroOfSeason: {},
    rotation: frames.homeLabels.rotation,
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
      help: 'Ask the keeper',
      firstEvening: ['Soup'],
      lastMorning: ['Porridge'],
      over: ['The lamp is out'],
    },
    buttons: frames.homeLabels.buttons,
    countdown: {
      heading: 'Until the ferry',
      started: 'The ferry is in',
      over: 'The ferry has sailed',
      labels: frames.homeLabels.units,
    },
    featured: {
      ...frames.homeLabels.featured,
      artists: [
        { name: 'AC/DC', genre: 'Rock' },
        { name: 'Somebody’s Uncle', genre: 'Accordion', page: 'programme/djs' },
      ],
    },
  },
  seasonWording: { label: 'The tide', call: { text: 'LOOK', to: 'lineup' }, strips: [] },
  nowNextWords: { ...nowNextLabels, over, lastMorning: over },
  artistPage: artistLabels(edition),
  lineUpPage: { ...page('Aboard'), ...lineUpLabels(edition) },
  schedulePage: { ...page('Order'), ...scheduleLabels, hours: [], changes: 'See the slate.', others: '' },
  programmePage: {
    ...page('All of it'),
    ...programmeLabels,
    kinds: (['all', 'music', 'dj', 'talk', 'children', 'walk', 'attraction'] as const).map((id) => ({
      id,
      label: id.toUpperCase(),
    })),
    key: { title: 'Signs', text: 'Look at the signs.' },
  },
  tiers: tickets.map(({ id, name }) => ({
    name,
    features: ['The ferry'],
    popular: false,
    tickets: [{ id, name }],
  })),
  ticketsPage: {
    ...page('Passes'),
    ...ticketsLabels,
    information: { title: 'Before', blocks: ['Bring oars.'] },
  },
  purchase: {
    ...page('Book'),
    ...purchaseLabels,
    smallPrint: { title: 'Small', facts: [{ term: 'Seats', value: 'And salty.' }] },
  },
  informationPages: [
    {
      name: 'about',
      label: 'About',
      inMenu: true,
      article: { ...page('About'), sections: [{ heading: 'In short', blocks: ['Ask at the quay.'] }] },
    },
  ],
  faqsPage: page('Questions'),
  faqGroups: [
    {
      id: 'crossing',
      heading: 'The crossing',
      questions: [
        { id: 'ferry', question: 'Is there a ferry back?', short: 'Usually', answer: 'Ask the skipper.' },
        { id: 'lamp', question: 'Is the lamp on all night?', short: 'It is', answer: 'It turns.' },
      ],
    },
  ],
  contact: {
    ...page('Write'),
    atOnce: { name: 'On the island', text: 'The keeper sleeps beside it.', phone: edition.phone.onSite },
    otherwise: { name: 'On land', text: 'Somebody answers.', phone: edition.phone.office },
    details: {
      heading: 'Who answers',
      head: ['About', 'What', 'Email', 'Telephone'],
      points: [{ name: 'Ashore', text: edition.office }],
    },
    form: frames.contactForm(edition.email.hello),
  },
  experience: {
    ...page('Three Days Out'),
    moments: [],
    facts: [{ term: 'Lamps', value: 'One' }],
    stages: { heading: 'The quay', blocks: ['Where the ferry comes in.'] },
    attractionsHeading: 'In the gaps',
    callToAction: 'BOOK A PLACE',
  },
  talksPage: page('Talks'),
  djsPage: page('Records'),
  kidsTeensPage: page('Small Fry'),
  guidedWalksPage: {
    ...page('Walks'),
    labels: { difficulty: 'How hard', distance: 'How far', duration: 'How long', meet: 'Where' },
  },
  plan: {
    page: {
      ...page('The chart'),
      ...planPageLabels,
      list: { heading: 'The same as a list', link: 'The same as a list', note: 'On foot from the quay.' },
      large: { link: 'Large print', how: 'One sheet.' },
      groups: [{ heading: 'All of it', kinds: Object.keys(planPageLabels.entry.kindOf) as PlaceKind[] }],
      explained: {},
    },
    inWords: [[{ from: 'quay', to: 'raft', text: 'The raft floats {metres} {direction}.' }]],
    phrases: {
      raft: 'the raft’s rail',
      loft: 'the net loft',
      quay: 'the quay steps',
      pump: 'the old pump',
    },
    plurals: ['quay'],
  },
  needsPage: needsPageText,
  notKnownPage: notKnownPage(edition),
  azWords: [
    { word: 'Ålesund', also: ['the mainland'], answer: 'Ask at the quay.', to: 'info/about' },
    { word: 'Ferry', also: ['boat', 'crossing'], faq: 'ferry' },
    { word: 'Lamp', faq: 'lamp' },
  ],
  ...own,
});

export const sampleFestival = (own: Partial<Content> = {}) =>
  completeContent({
    edition,
    calendar,
    visits,
    currency,
    ...grounds,
    ...programme,
    festivalTickets: tickets,
    extras: [{ id: 'bunk', name: 'Bunk in the Boatyard', description: 'A dry bed, and a draught.' }],
    prices: { 'island-pass': 1250, evening: 480, bunk: 330 },
    texts: () => sampleTexts(),
    ...own,
  });

export const longshore = sampleFestival();
