/** The first page, and what stands around every page. */
import type { HomeTexts, SeasonWording } from '../../shared/model/frame-texts.ts';
import type { FrameTexts } from '../../shared/wording/frame-labels.ts';
import type { NowNextWords } from '../../shared/wording/programme-labels.ts';
import type { DatedText } from '../../shared/model/text-blocks.ts';
import {
  footerLabels,
  frameLabels,
  homeLabels,
  newsletterLabels,
} from '../../shared/wording/frame-labels.ts';
import { nowNextLabels } from '../../shared/wording/programme-labels.ts';
import { edition } from './edition.ts';

const gates = 'Gates 12 noon Saturday, 11am Sunday';
const help = [{ text: edition.phone.onSite, to: `tel:${edition.phone.onSite}` }] as const;

const nextTime: DatedText = {
  until: 'nextSaleAnnounced',
  before: 'The next date is not set yet. It depends on the tide, as always.',
  after: 'The next date is set.',
};

export const home: HomeTexts = {
  title: edition.fullName,
  description: `${edition.fullName}, ${edition.dates}: music behind the sea dike at ${edition.place.venue}, for ${edition.capacity} people.`,
  heroPictures: [],
  heroOfSeason: {},
  rotation: homeLabels.rotation,
  entry: {
    prices: {
      groups: [
        {
          tickets: [{ id: 'both-days' }],
          all: '{price} for both days, tent included',
          onTheGate: '{price} at the gate, for both days',
          soldOut: 'Sold out',
        },
      ],
      soldOut: 'Sold out',
      toCome: 'The price is to be announced',
    },
    sale: { opens: 'Tickets from 15 January', closed: 'The sale is closed' },
    gates,
  },
  strip: {
    help: ['Help: ', ...help],
    firstEvening: [gates, ['Help: ', ...help]],
    lastMorning: ['The meadow is open until 10am on Monday', ['Help: ', ...help]],
    over: [`${edition.name} ${edition.year} is over. Nothing is sold.`, nextTime],
  },
  buttons: homeLabels.buttons,
  countdown: {
    heading: 'Until noon on Saturday',
    started: 'It has begun',
    over: 'The tide is back in',
    labels: homeLabels.units,
  },
  featured: { ...homeLabels.featured, artists: [] },
  note: {
    heading: 'From the farm',
    paragraphs: [
      'The marsh outside the dike goes under twice a day. Nobody has ever complained that it could not be held still, so we do not try to hold a festival still either.',
      'Sometimes two bands are on at once, and you will have to choose. You can hear the other one from the top of the dike.',
      { loud: 'Bring a coat.' },
      'There is wind. There is always wind. There is also soup, a bar that takes coins, and a barn when it rains.',
    ],
    signOff: 'See you behind the dike,',
    signatories: Object.values(edition.curators),
    role: 'Bands and barn',
  },
};

const further = [
  { text: 'Terms', to: 'info/terms' },
  { text: 'Privacy', to: 'info/privacy' },
];

export const frame: FrameTexts = {
  ...frameLabels,
  menus: { info: 'Info', 'further-afield': 'Around', programme: 'Programme' },
  menuFoot: { links: [{ text: 'My line-up', to: 'my-line-up' }], gates },
  footer: {
    ...footerLabels,
    quickLinks: [
      { text: 'Line-up', to: 'lineup' },
      { text: 'Tickets', to: 'tickets' },
      { text: 'FAQs', to: 'info/faqs' },
      { text: 'Contact', to: 'contact' },
    ],
    newsletter: {
      lead: 'Three emails a year: who plays, when to pack, how it was.',
      ...newsletterLabels(edition.email.hello),
    },
    groups: [{ heading: 'More', links: [{ text: 'My line-up', to: 'my-line-up' }, ...further] }],
    colophon: 'Printed in two inks, and dried in the wind.',
  },
};

const over = `${edition.name} ${edition.year} is over. `;

export const seasonWording: SeasonWording = {
  label: 'As it stands',
  call: { text: 'SEE WHO PLAYED', to: 'lineup' },
  strips: [
    {
      seasons: ['before-sale'],
      pages: ['tickets', 'tickets/purchase'],
      text: 'Nothing is sold yet. The sale opens on 15 January at 10am.',
    },
    {
      seasons: ['sale-closed', 'at-festival'],
      pages: ['tickets', 'tickets/purchase'],
      text: 'The sale is closed. What is left is sold at the gate.',
    },
    {
      seasons: ['just-over', 'over'],
      pages: [
        'tickets',
        'tickets/purchase',
        'lineup',
        'artist/:slug',
        'programme/schedule',
        'programme/programme',
        'my-line-up',
        'contact',
        'info/faqs',
        'info/getting-here',
        'info/the-meadow',
      ],
      text: [over, nextTime],
    },
  ],
};

const { outdated, ...labels } = nowNextLabels;

export const nowNextWords: NowNextWords = {
  ...labels,
  over: { heading: 'Thank you', text: `${over}The geese have the dike back.` },
  lastMorning: {
    heading: 'Safe home',
    text: 'The meadow is open until 10am. The bus leaves at 9am and 10am.',
  },
  outdated,
};
